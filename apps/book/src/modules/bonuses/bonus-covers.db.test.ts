import { describe, expect, test } from 'vitest'
import { market, oddsChange } from '../../testing/feed/messages.ts'
import { onFeedMatch } from '../../testing/feed/on-feed-match.ts'
import { as, bonusOf, defined, FREEBET, given, HUNT } from '../../testing/given-bonuses.ts'
import { onBook, type Suite } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { planMatch } from '../../testing/plan-match.ts'
import { combo, single } from '../../testing/test-player.ts'

/** Markets that no sport of this book has. */
const [RESULT, HANDICAP, CARDS] = [990_001, 990_002, 990_003] as const
const DESCRIBED = `<market_descriptions>
  <market id="${RESULT}" name="7th inning - 1x2" groups="all"><outcomes><outcome id="1" name="{$competitor1}"/>
    <outcome id="2" name="draw"/><outcome id="3" name="{$competitor2}"/></outcomes></market>
  <market id="${HANDICAP}" name="7th inning - handicap" groups="all"><outcomes>
    <outcome id="7" name="{$competitor1} ({+hcp})"/><outcome id="8" name="{$competitor2} ({-hcp})"/></outcomes></market>
  <market id="${CARDS}" name="Total yellow cards" groups="all"><outcomes><outcome id="4" name="over {total}"/>
    <outcome id="5" name="under {total}"/></outcomes></market></market_descriptions>`
const EVENS = 2

type Pick = readonly [market: number, specifier: string, outcome: string]
const HOME: Pick = [RESULT, '', '1']
const DRAW: Pick = [RESULT, '', '2']
const AWAY_OR_DRAW: Pick = [HANDICAP, 'hcp=-0.5', '8']
const OVER: Pick = [CARDS, 'total=2.5', '4']
const UNDER: Pick = [CARDS, 'total=3.5', '5']

const OWN_COVER: readonly Pick[] = [
  [18, 'total=2.5', '13'],
  [29, '', '74'],
  [10, '', '10'],
]
/** In three sets; in five, away may win sets 3 to 5. */
const TENNIS_COVER: readonly Pick[] = [
  [186, '', '4'],
  [202, 'setnr=1', '5'],
  [202, 'setnr=2', '5'],
]
const WIDE_HUNT = { ...HUNT, odds_cap: 1_000_000, steps: [{ points: 1e6, amount: 1_00 }] }

/** Points of a single of 10.00 at evens that wins, with another single of 4.00 beside it, or a combo. */
async function ofTwo(suite: () => Suite, one: Pick, two: Pick, isCombo = false): Promise<number> {
  let points = -1
  await onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
    await feed.sends(DESCRIBED)
    const shown = [one, two].map(([id, specifiers]) => {
      const ids = { [RESULT]: ['1', '2', '3'], [HANDICAP]: ['7', '8'], [CARDS]: ['4', '5'] }[id] ?? []
      return market(id, Object.fromEntries(ids.map((key) => [key, EVENS])), specifiers === '' ? {} : { specifiers })
    })
    await feed.sends(oddsChange(feed.match, 3, [...new Set(shown)], now))
    const { id } = await given(book, demo, { ...WIDE_HUNT, prize: await defined(book, FREEBET) })
    const [first, second] = [one, two].map(([n, specifier, outcome]) => pick(n, outcome, EVENS, specifier))
    if (first === undefined || second === undefined) throw new Error('no picks')
    ;(await demo.places({ ...single(first, 10_00), ...as(id, 'hunting') })).expectAccepted()
    const other = book.offers({ id: feed.match + 500_000_000 })
    ;(await demo.places(isCombo ? combo([second, other.home], 4_00) : single(second, 4_00))).expectAccepted()
    await feed.passes(1_000)
    const [n, specifier, outcome] = one
    const of = specifier === '' ? '' : ` specifiers="${specifier}"`
    const won = `<market id="${n}"${of}><outcome id="${outcome}" result="1"/></market>`
    const head = `certainty="2" product="3" event_id="sr:match:${feed.match}" timestamp="${now + 1_000}"`
    await feed.sends(`<bet_settlement ${head}><outcomes>${won}</outcomes></bet_settlement>`)
    await book.works()
    const { stats } = (await bonusOf(demo, id)) as { stats?: { points: number } }
    points = stats?.points ?? -1
    await book.expectCleanBooks()
  })
  return points
}

onDatabase((suite) => {
  describe('hedges on markets of a feed, and covers of several outcomes', () => {
    test.each([
      ['the same market', HOME, DRAW, false, 60],
      ['the same market, in a combo with another match', HOME, DRAW, true, 60],
      ['another market of the part, in a combo with another match', HOME, AWAY_OR_DRAW, true, 60],
      ['another market of the part', HOME, AWAY_OR_DRAW, false, 60],
      ['another line', OVER, UNDER, false, 60],
      ['something else', HOME, OVER, false, 100],
    ] as const)(
      'BONUS-01: a hedge takes its stake off, on a market that only a feed describes: %s',
      async (_name, one, two, isCombo, points) => {
        expect(await ofTwo(suite, one, two, isCombo)).toBe(points)
      },
    )

    test.each([
      ['all three with singles', false],
      ['the third in a combo, which may lose by its other leg', true],
    ])('BONUS-01: three outcomes of three markets that never all lose hedge each other: %s', (_name, isCombo) =>
      onBook(suite, async ({ book, modelled, match, player }) => {
        const [game, other] = [modelled('home wins 5'), modelled('beside it')]
        for (const { id } of [game, other]) await planMatch(book, Object.assign(match(), { id }), book.clock.now())
        const demo = await player()
        const { id } = await given(book, demo, { ...WIDE_HUNT, prize: await defined(book, FREEBET) })
        const picks = OWN_COVER.map((one) => game.pick(...one))
        const [first, second, third] = picks
        if (first === undefined || second === undefined || third === undefined) throw new Error('no picks')
        for (const pick of [first, second])
          (await demo.places({ ...single(pick, 10_00), ...as(id, 'hunting') })).expectAccepted()
        const aside = [third, other.pick(1, '', '1')]
        ;(await demo.places(isCombo ? combo(aside, 1_00) : single(third, 1_00))).expectAccepted()
        await game.ends(picks)
        await book.passes(2_000)
        const { stats } = (await bonusOf(demo, id)) as { stats?: { points: number } }
        const wins = [first, second].map(({ odds }) => (10_00 * (odds - 10_000)) / 10_000)
        const gross = wins.map((win) => Math.floor(win / 10))
        const best = Math.max(...wins)
        const left = Math.max(best - 10_00 - 1_00, 0)
        const expected = isCombo ? (gross[0] ?? 0) + (gross[1] ?? 0) : Math.floor((Math.max(...gross) * left) / best)
        expect(stats?.points).toBe(expected)
        await book.expectCleanBooks()
      }),
    )

    test.each([3, 5])(
      'BONUS-01: the match of one side and the first two sets of the other cover a match of three sets, not one of five: %i',
      (bestOf) =>
        onBook(suite, async ({ book, modelled, match, player }) => {
          const game = modelled('home wins 5', 'tennis')
          await planMatch(book, Object.assign(match(), { id: game.id }), book.clock.now())
          const { db } = book.parts
          await db.query('UPDATE tournaments SET best_of = $1 WHERE id = 5001', [bestOf])
          await db.query('UPDATE matches SET tournament_id = 5001 WHERE id = $1', [game.id])
          const demo = await player()
          const { id } = await given(book, demo, { ...WIDE_HUNT, prize: await defined(book, FREEBET) })
          const picks = TENNIS_COVER.map((one) => game.pick(...one))
          for (const pick of picks)
            (await demo.places({ ...single(pick, 10_00), ...as(id, 'hunting') })).expectAccepted()
          await game.ends(picks)
          await book.passes(2_000)
          const { stats } = (await bonusOf(demo, id)) as { stats?: { points: number } }
          const wins = picks.map(({ odds }) => (10_00 * (odds - 10_000)) / 10_000)
          const gross = wins.map((win) => Math.floor(win / 10))
          const best = Math.max(...wins)
          const covered = Math.floor((Math.max(...gross) * Math.max(best - 20_00, 0)) / best)
          expect(stats?.points).toBe(bestOf === 3 ? covered : gross.reduce((sum, one) => sum + one, 0))
          await book.expectCleanBooks()
        }),
    )
  })
})
