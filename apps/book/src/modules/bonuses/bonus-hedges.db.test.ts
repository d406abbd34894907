import { describe, expect, test } from 'vitest'
import { as, bonusOf, defined, FREEBET, given, HUNT } from '../../testing/given-bonuses.ts'
import { onBook, type Suite } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { planMatch } from '../../testing/plan-match.ts'
import { combo, single } from '../../testing/test-player.ts'

type Pick = readonly [market: number, specifier: string, outcome: string]

const HOME: Pick = [1, '', '1']
const DRAW_OR_AWAY: Pick = [10, '', '11']
const OVER: Pick = [18, 'total=2.5', '12']
const POINTS_PER_CENT = 10 / 100

/** Each pair hedges itself: both never win together, or never lose together. */
const HEDGES: readonly (readonly [name: string, one: Pick, two: Pick])[] = [
  ['home, and draw or away', HOME, DRAW_OR_AWAY],
  ['home or draw, and away +0.5', [10, '', '9'], [16, 'hcp=-0.5', '1715']],
  ['home, and away without a draw', HOME, [11, '', '5']],
  ['home without a draw, and away +0', [11, '', '4'], [16, 'hcp=0', '1715']],
  ['over 2.5 and under 3.5', OVER, [18, 'total=3.5', '13']],
  ['over 1.5, and both score: no', [18, 'total=1.5', '12'], [29, '', '76']],
  ['home 0 and away +0.5', [16, 'hcp=0', '1714'], DRAW_OR_AWAY],
]

/**
 * Two bets on a new match, by the same hunt or the second one without it; returns the points of each alone and of both.
 */
async function bothOn(suite: () => Suite, one: Pick, two: Pick, stakes: readonly [number, number], isHunted = true) {
  let answer = { gross: [0, 0], wins: [0, 0], points: -1 }
  await onBook(suite, async ({ book, modelled, match, player }) => {
    const game = modelled('home wins 5')
    await planMatch(book, Object.assign(match(), { id: game.id }), book.clock.now())
    const demo = await player()
    const prize = await defined(book, FREEBET)
    const { id } = await given(book, demo, {
      ...HUNT,
      prize,
      odds_cap: 1_000_000,
      steps: [{ points: 1e6, amount: 1_00 }],
    })
    const picks = [game.pick(...one), game.pick(...two)]
    for (const [i, pick] of picks.entries()) {
      const bet = single(pick, stakes[i] ?? 0)
      ;(await demo.places(i === 0 || isHunted ? { ...bet, ...as(id, 'hunting') } : bet)).expectAccepted()
    }
    await game.ends(picks)
    await book.passes(2_000)
    const { stats } = (await bonusOf(demo, id)) as { stats?: { points: number } }
    const wins = picks.map(({ odds }, i) => ((stakes[i] ?? 0) * (odds - 10_000)) / 10_000)
    answer = { wins, gross: wins.map((win) => Math.floor(win * POINTS_PER_CENT)), points: stats?.points ?? -1 }
    await book.expectCleanBooks()
  })
  return answer
}

onDatabase((suite) => {
  describe('hedges across markets', () => {
    test.each(HEDGES)(
      'BONUS-01: what covers itself by two markets of an event farms nothing: %s',
      async (_, one, two) => {
        const { wins, gross, points } = await bothOn(suite, one, two, [10_00, 10_00])
        const best = Math.max(...wins)
        const left = Math.max(best - 10_00, 0)
        expect(points).toBe(Math.floor((Math.max(...gross) * left) / best))
        const [first = 0] = wins
        const hedged = await bothOn(suite, one, two, [10_00, Math.ceil(first)], false)
        expect(hedged.points).toBe(0)
      },
    )

    test('BONUS-01: a hedge on another market takes off what it costs, with the bonus or without', async () => {
      const { wins, gross, points } = await bothOn(suite, HOME, DRAW_OR_AWAY, [10_00, 3_00], false)
      const [win = 0] = wins
      expect(points).toBe(Math.floor(((gross[0] ?? 0) * (win - 3_00)) / win))
      expect(points).toBeLessThan(gross[0] ?? 0)
    })

    test.each([
      ['draw or away, which never wins with it', DRAW_OR_AWAY, 3_00],
      ['over 2.5, which may', OVER, 0],
    ] as const)(
      'BONUS-01: of a single on home what it costs to hedge it by a combo with another match is taken off: %s',
      (_, leg, cost) =>
        onBook(suite, async ({ book, modelled, match, player }) => {
          const games = [modelled('home wins 5'), modelled('beside it')]
          for (const { id } of games) await planMatch(book, Object.assign(match(), { id }), book.clock.now())
          const [demo, prize] = [await player(), await defined(book, FREEBET)]
          const steps = [{ points: 1e6, amount: 1_00 }]
          const { id } = await given(book, demo, { ...HUNT, prize, odds_cap: 1_000_000, steps })
          const [game, other] = games
          if (game === undefined || other === undefined) throw new Error('no match')
          const [home, hedge] = [game.pick(...HOME), game.pick(...leg)]
          ;(await demo.places({ ...single(home, 10_00), ...as(id, 'hunting') })).expectAccepted()
          ;(await demo.places(combo([hedge, other.pick(...OVER)], 3_00))).expectAccepted()
          await game.ends([home, hedge])
          await book.passes(2_000)
          const { stats } = (await bonusOf(demo, id)) as { stats?: { points: number } }
          const win = (10_00 * (home.odds - 10_000)) / 10_000
          expect(stats?.points).toBe(Math.floor((Math.floor(win * POINTS_PER_CENT) * (win - cost)) / win))
          await book.expectCleanBooks()
        }),
    )

    test.each<readonly [string, readonly Pick[], number]>([
      ['draw or away and over 2.5, which never win with it', [DRAW_OR_AWAY, OVER], 3_00],
      ['both score and over 2.5, which may', [[29, '', '74'], OVER], 0],
    ])('BONUS-01: of a single on home what it costs to hedge it by a custom bet is taken off: %s', (_, picks, cost) =>
      onBook(suite, async ({ book, modelled, match, player }) => {
        const game = modelled('home wins 5')
        await planMatch(book, Object.assign(match(), { id: game.id }), book.clock.now())
        const [demo, prize] = [await player(), await defined(book, FREEBET)]
        const steps = [{ points: 1e6, amount: 1_00 }]
        const { id } = await given(book, demo, { ...HUNT, prize, odds_cap: 1_000_000, steps })
        const home = game.pick(...HOME)
        const selections = picks.map((pick) => game.pick(...pick))
        ;(await demo.places({ ...single(home, 10_00), ...as(id, 'hunting') })).expectAccepted()
        const { odds } = (await demo.call('getCustomOdds', { body: { selections } })).answer.data
        ;(await demo.places({ ...combo(selections, 3_00), custom_odds: odds })).expectAccepted()
        await game.ends([home, ...selections])
        await book.passes(2_000)
        const { stats } = (await bonusOf(demo, id)) as { stats?: { points: number } }
        const win = (10_00 * (home.odds - 10_000)) / 10_000
        expect(stats?.points).toBe(Math.floor((Math.floor(win * POINTS_PER_CENT) * (win - cost)) / win))
        await book.expectCleanBooks()
      }),
    )

    test('BONUS-01: bets on one event that can win and lose together farm all of their points', async () => {
      const { gross, points } = await bothOn(suite, HOME, OVER, [10_00, 10_00])
      expect(points).toBe((gross[0] ?? 0) + (gross[1] ?? 0))
    })
  })
})
