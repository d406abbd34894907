import type { BetRequest } from '@touchline/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { as, bonusOf, defined, FREEBET, given, HUNT } from '../../testing/given-bonuses.ts'
import { onBook, type Suite } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { planMatch } from '../../testing/plan-match.ts'
import { combosOf, type PlacedBet, pointsByWorlds, SIDES, type Side } from '../../testing/points-by-worlds.ts'
import type { TestMatch } from '../../testing/test-match.ts'
import { combo, single, system } from '../../testing/test-player.ts'

const WIDE_HUNT = { ...HUNT, odds_cap: 1_000_000, steps: [{ points: 1e9, amount: 1_00 }] }
const CAP = 1_000_000
const GAMES = 5

/** Odds differ between outcomes and matches, so that equal net wins are rare. */
const oddsOf = (game: number, side: Side) => 20_000 + game * 1_300 + SIDES.indexOf(side) * 700

/** A player with a hunt on matches of the programme. Resolves with the points of their first bet. */
async function pointsOf(suite: () => Suite, bets: readonly PlacedBet[], voidGames: readonly number[]): Promise<number> {
  let points = -1
  await onBook(suite, async ({ book, match, player }) => {
    const games: TestMatch[] = []
    for (let game = 0; game < GAMES; game++) {
      const odds = Object.fromEntries(SIDES.map((side) => [side, oddsOf(game, side)]))
      games.push(match({ odds }))
    }
    for (const game of games) await planMatch(book, game, book.clock.now())
    const [demo, prize] = [await player({ EUR: 100_000_00 }), await defined(book, FREEBET)]
    const { id } = await given(book, demo, { ...WIDE_HUNT, prize })
    for (const [i, { legs, stake, wins }] of bets.entries()) {
      const picks = legs.map(({ game, side }) => (games[game] as TestMatch)[side])
      const [first] = picks
      if (first === undefined) throw new Error('no picks')
      const plain = picks.length === 1 ? single(first, stake) : combo(picks, stake)
      const request: BetRequest = wins === picks.length ? plain : system(`${wins}/${picks.length}`, picks, stake)
      ;(await demo.places(i === 0 ? { ...request, ...as(id, 'hunting') } : request)).expectAccepted()
    }
    const isVoid = (game: number) => voidGames.includes(game)
    for (const [i, game] of games.entries())
      if (isVoid(i)) await game.ends({ home: 'void', draw: 'void', away: 'void' })
    await book.passes(2_000)
    for (const { game } of bets[0]?.legs ?? []) if (!isVoid(game)) await games[game]?.ends()
    await book.passes(2_000)
    const { stats } = (await bonusOf(demo, id)) as { stats?: { points: number; bets_count: number } }
    expect(stats?.bets_count).toBe(1)
    points = stats?.points ?? -1
    await book.expectCleanBooks()
  })
  return points
}

const HOME = { game: 0, side: 'home' } as const
const AWAY = { game: 0, side: 'away' } as const
const at = (game: number, side: Side = 'home') => ({ game, side })

/** Home of the first match is at 2.0: 10.00 on it are 100 points. */
const OWN: PlacedBet = { legs: [HOME], stake: 10_00, wins: 1 }
/** At 4.26 it is 326 points. */
const DOUBLE: PlacedBet = { legs: [HOME, at(1)], stake: 10_00, wins: 2 }

const stakes = fc.integer({ min: 1_00, max: 30_00 })
const picksOf = (min: number, max: number) =>
  fc.uniqueArray(fc.record({ game: fc.nat({ max: GAMES - 1 }), side: fc.constantFrom(...SIDES) }), {
    minLength: min,
    maxLength: max,
    selector: ({ game }) => game,
  })
const plainBets = fc.tuple(picksOf(1, 3), stakes).map(([legs, stake]) => ({ legs, stake, wins: legs.length }))
const systemBets = picksOf(3, GAMES).chain((legs) =>
  fc.tuple(fc.integer({ min: 2, max: legs.length - 1 }), stakes).map(([wins, stake]) => ({ legs, stake, wins })),
)
const ownBets = fc.tuple(picksOf(1, 3), stakes).map(([legs, stake]) => ({ legs, stake, wins: legs.length }))

onDatabase((suite) => {
  describe('systems in the net position of a player', () => {
    test.each<readonly [string, PlacedBet, PlacedBet, readonly number[], number]>([
      ['2 of 3, of whose lines two have the leg', OWN, { legs: [AWAY, at(1), at(2)], stake: 3_00, wins: 2 }, [], 80],
      ['3 of 5, of whose lines six of ten have the leg', OWN, hedge(3, 5, 5_00), [], 70],
      ['with the same outcome, which is no hedge', OWN, { legs: [HOME, at(1), at(2)], stake: 3_00, wins: 2 }, [], 100],
      ['on other matches alone', OWN, { legs: [at(1), at(2), at(3)], stake: 3_00, wins: 2 }, [], 100],
      ['whose other two legs are void', OWN, { legs: [AWAY, at(1), at(2)], stake: 3_00, wins: 2 }, [1, 2], 80],
      ['that wins where the combo wins', DOUBLE, { legs: [HOME, at(1), at(2)], stake: 3_00, wins: 2 }, [], 326],
      [
        'two of whose lines have a leg against the combo, one of them on its two matches',
        DOUBLE,
        { legs: [AWAY, at(1), at(2)], stake: 3_00, wins: 2 },
        [],
        306,
      ],
      [
        'one of whose three lines against the combo is void',
        DOUBLE,
        { legs: [at(1, 'away'), at(2), at(3), at(4)], stake: 3_00, wins: 2 },
        [1, 2],
        316,
      ],
      [
        'all of whose lines have a leg against the combo',
        DOUBLE,
        { legs: [AWAY, at(1, 'away'), at(2)], stake: 3_00, wins: 2 },
        [],
        296,
      ],
    ])('BONUS-01: of a bet, the stakes of the lines that hedge it are taken off: a system %s', async (...row) => {
      const [, own, other, voidGames, points] = row
      expect(await pointsOf(suite, [own, other], voidGames)).toBe(points)
      expect(pointsByWorlds([own, other], { oddsOf, cap: CAP, voidGames })).toBe(points)
    })

    test('BONUS-01: whatever else a player has, a bet gives points for its win less the losses at the worst of all results, line by line', async () => {
      const others = fc.array(fc.oneof({ weight: 2, arbitrary: systemBets }, plainBets), { minLength: 1, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(ownBets, others, fc.uniqueArray(fc.nat({ max: GAMES - 1 })), async (own, rest, isVoid) => {
          // The bet itself is not void.
          const voidGames = own.legs.every(({ game }) => isVoid.includes(game)) ? [] : isVoid
          const bets = [own, ...rest]
          const expected = pointsByWorlds(bets, { oddsOf, cap: CAP, voidGames })
          expect(await pointsOf(suite, bets, voidGames)).toBe(expected)
        }),
        { numRuns: suite().histories },
      )
    })

    test('BONUS-01: a system comes to what its lines come to as combos, and the largest one is counted in a moment', () =>
      onBook(suite, async ({ book }) => {
        const lines = async (legs: number, wins: number, among: number) => {
          const [row] = await book.parts.db.query<{ lines: string }>('SELECT system_lines($1, $2, $3)::text AS lines', [
            legs,
            wins,
            among,
          ])
          return Number(row?.lines)
        }
        for (let legs = 3; legs <= 7; legs++)
          for (let wins = 2; wins < legs; wins++)
            for (let among = 0; among <= legs; among++) {
              const all = combosOf(
                Array.from({ length: legs }, (_, i) => i),
                wins,
              )
              const expected = all.filter((line) => line.some((leg) => leg < among)).length
              expect(await lines(legs, wins, among)).toBe(expected)
            }
        expect(await lines(40, 20, 40)).toBe(137_846_528_820)
        const legs = Array.from({ length: 40 }, (_, i) => `${i}/1/#3`)
        const of = { position: 1, player_id: 1 }
        const large = {
          ...of,
          outcome: '20 of 40',
          legs,
          stake: 100,
          odds: 0,
          is_beside: true,
          wins: 20,
          void_legs: [],
        }
        const own = { ...of, outcome: '0/1/#1', market: '0/1/', legs: ['0/1/#1'], stake: 1_000, odds: 20_000, cap: CAP }
        const pair = { player_id: 1, a: '0/1/#1', b: '0/1/#3', never_both_win: true, never_both_lose: false }
        const begun = performance.now()
        const rows = await book.parts.db.query<{ points: number }>(
          "SELECT div(1000 * net, win)::float8 AS points FROM hedged_nets($1::jsonb, $2::jsonb) WHERE outcome = '0/1/#1'",
          [JSON.stringify([own, large]), JSON.stringify([pair])],
        )
        expect(rows).toEqual([{ points: 950 }])
        expect(performance.now() - begun, 'milliseconds').toBeLessThan(1_000)
      }))
  })
})

/** A system of so many matches, the first of them against the bet. */
function hedge(wins: number, games: number, stake: number): PlacedBet {
  return { legs: [AWAY, ...Array.from({ length: games - 1 }, (_, i) => at(i + 1))], stake, wins }
}
