import type { SportKey } from '@touchline/betting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isScoreRule, type OwnRule, resultAt } from '../markets/rule.ts'
import { numberIn, parseSpecifier } from '../markets/specifier.ts'
import { covers, marketDescriptor, opposition } from '../sports.ts'
import { ruleOf } from './offer.ts'
import type { HedgingLeg } from './opposition.ts'

const leg = (id: number, specifier: string, outcomeId: string): HedgingLeg => ({ id, specifier, outcomeId })
const bestOf3 = (one: HedgingLeg): HedgingLeg => ({ ...one, bestOf: 3 })

interface Pair {
  readonly home: number
  readonly away: number
}

/** How a match went: its parts in turn, those of them that were played, and its final score with overtime. */
interface World {
  readonly parts: readonly Pair[]
  readonly regular: Pair
  readonly final: Pair
}

/** Reads an outcome from the market's own rule and what it counts; a part that was not played returns its stake. */
function endOf(sport: SportKey, { id, specifier, outcomeId }: HedgingLeg, world: World) {
  const market = marketDescriptor(sport, id)
  const rule = market === null ? null : (ruleOf(market, specifier, outcomeId) as OwnRule | null)
  if (market === null || rule === null || !isScoreRule(rule)) throw new Error(`no rule for ${id}`)
  const at = parseSpecifier(specifier)
  const number = ['setnr', 'mapnr', 'quarternr', 'periodnr'].reduce((all, key) => all || (numberIn(at, key) ?? 0), 0)
  const pair = number > 0 ? world.parts[number - 1] : market.counts === 'final' ? world.final : world.regular
  return pair === undefined ? 'push' : resultAt(rule, pair.home, pair.away)
}

const sum = (parts: readonly Pair[]): Pair =>
  parts.reduce((all, { home, away }) => ({ home: all.home + home, away: all.away + away }), { home: 0, away: 0 })

/** All courses of a match over sets or maps, each with the scores by which one can be won. */
function seriesWorlds(bestOf: number, scores: readonly Pair[]): readonly World[] {
  function go(parts: readonly Pair[], won: Pair): readonly World[] {
    if (Math.max(won.home, won.away) > bestOf / 2 || parts.length === bestOf)
      return [{ parts, regular: won, final: won }]
    return scores.flatMap((score) => {
      const isHome = score.home > score.away
      return go([...parts, score], { home: won.home + (isHome ? 1 : 0), away: won.away + (isHome ? 0 : 1) })
    })
  }
  return go([], { home: 0, away: 0 })
}

/** Courses of a match whose parts have up to so many of each side. */
function sumWorlds(count: number, most: number, endsOf: (regular: Pair) => readonly Pair[]): readonly World[] {
  const each = Array.from({ length: (most + 1) ** 2 }, (_, i) => ({
    home: Math.floor(i / (most + 1)),
    away: i % (most + 1),
  }))
  const all = Array.from({ length: count }).reduce<readonly (readonly Pair[])[]>(
    (before) => before.flatMap((parts) => each.map((part) => [...parts, part])),
    [[]],
  )
  return all.flatMap((parts) => {
    const regular = sum(parts)
    return endsOf(regular).map((final) => ({ parts, regular, final }))
  })
}

/** The winner of an overtime is credited with one more goal. */
const withGoal = (regular: Pair): readonly Pair[] => {
  const { home, away } = regular
  return home === away
    ? [
        { home: home + 1, away },
        { home, away: away + 1 },
      ]
    : [regular]
}

const SETS = [
  { home: 6, away: 3 },
  { home: 3, away: 6 },
]
const TENNIS = seriesWorlds(3, SETS)
const ANY_TENNIS = [1, 2, 3, 5, 7].flatMap((bestOf) => seriesWorlds(bestOf, SETS))
const ROUNDS = [
  [13, 2],
  [13, 11],
  [16, 14],
].flatMap(([home = 0, away = 0]) => [
  { home, away },
  { home: away, away: home },
])
const CS2 = seriesWorlds(3, ROUNDS)
const HOCKEY = sumWorlds(3, 2, withGoal)

const set = (number: number, side: string) => leg(202, `setnr=${number}`, side)
const winner = (side: string) => leg(186, '', side)
const map = (number: number, side: string) => leg(330, `mapnr=${number}`, side)
const score = (id: number) => leg(199, 'variant=sr:correct_score:bestof:3', `sr:correct_score:bestof:3:${id}`)
const period = (number: number, line: number, side: string) => leg(446, `periodnr=${number}|total=${line}`, side)
const quarter = (number: number, line: number, side: string) => leg(236, `quarternr=${number}|total=${line}`, side)

const [HOME, AWAY] = ['4', '5'] as const
const [OVER, UNDER] = ['12', '13'] as const
const sides = fc.constantFrom(HOME, AWAY)
const overs = fc.constantFrom(OVER, UNDER)

const tennisBets = fc.oneof(
  sides.map(winner),
  fc.tuple(fc.integer({ min: 1, max: 3 }), sides).map(([number, side]) => set(number, side)),
  fc.integer({ min: 4, max: 7 }).map(score),
  overs.map((side) => leg(314, 'total=2.5', side)),
  fc
    .tuple(fc.constantFrom(-1.5, 1.5), fc.constantFrom('1714', '1715'))
    .map(([hcp, side]) => leg(188, `hcp=${hcp}`, side)),
)
const cs2Bets = fc.oneof(
  sides.map((side) => leg(186, '', side)),
  fc.tuple(fc.integer({ min: 1, max: 3 }), sides).map(([number, side]) => map(number, side)),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(-4.5, 4.5), fc.constantFrom('1714', '1715'))
    .map(([number, hcp, side]) => leg(331, `hcp=${hcp}|mapnr=${number}`, side)),
)
const hockeyTotals = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(0.5, 1.5), overs)
    .map(([number, line, side]) => period(number, line, side)),
  fc.tuple(fc.constantFrom(0.5, 1.5, 2.5), overs).map(([line, side]) => leg(18, `total=${line}`, side)),
  fc.tuple(fc.constantFrom(0.5, 1.5, 2.5), overs).map(([line, side]) => leg(412, `total=${line}`, side)),
)
const hockeyMargins = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('1', '2', '3'))
    .map(([number, side]) => leg(443, `periodnr=${number}`, side)),
  fc.constantFrom('1', '2', '3').map((side) => leg(1, '', side)),
  fc.constantFrom('4', '5').map((side) => leg(406, '', side)),
  fc
    .tuple(fc.constantFrom(-0.5, 0.5), fc.constantFrom('1714', '1715'))
    .map(([hcp, side]) => leg(410, `hcp=${hcp}`, side)),
)

const KINDS = [
  ['tennis', 'tennis over three sets', tennisBets.map(bestOf3), TENNIS],
  ['tennis', 'tennis over any number of sets', tennisBets, ANY_TENNIS],
  ['cs2', 'maps and rounds of e-sports', cs2Bets.map(bestOf3), CS2],
  ['ice-hockey', 'goals of periods and matches of ice hockey', hockeyTotals, HOCKEY],
  ['ice-hockey', 'winners of periods and matches of ice hockey', hockeyMargins, HOCKEY],
] as const

const lost = (sport: SportKey, one: HedgingLeg, world: World) =>
  ['lose', 'half_lose'].includes(endOf(sport, one, world))
const won = (sport: SportKey, one: HedgingLeg, world: World) => ['win', 'half_win'].includes(endOf(sport, one, world))

describe('outcomes of a match and of its parts', () => {
  test.each([
    ['tennis', 'home in three sets, and the score 0:2', bestOf3(winner(HOME)), bestOf3(score(7)), true, false],
    ['tennis', 'a set of home, and the match 0:2', bestOf3(set(1, HOME)), bestOf3(score(7)), true, false],
    ['tennis', 'a set of each side', set(1, HOME), set(2, AWAY), false, false],
    ['tennis', 'a set of home, and the match of away', set(1, HOME), winner(AWAY), false, false],
    [
      'basketball',
      'over 40.5 in a quarter, and under 38.5',
      quarter(1, 40.5, OVER),
      leg(225, 'total=38.5', UNDER),
      true,
      false,
    ],
    [
      'basketball',
      'under 40.5 in a quarter, and over 38.5',
      quarter(1, 40.5, UNDER),
      leg(225, 'total=38.5', OVER),
      false,
      true,
    ],
    [
      'basketball',
      'over 50.5 in a quarter, and over 200.5',
      quarter(1, 50.5, OVER),
      leg(225, 'total=200.5', OVER),
      false,
      false,
    ],
    ['ice-hockey', 'no goal, and a goal in a period', leg(18, 'total=0.5', UNDER), period(2, 0.5, OVER), true, false],
    [
      'ice-hockey',
      'a goal before overtime, and none with it',
      leg(18, 'total=0.5', OVER),
      leg(412, 'total=0.5', UNDER),
      true,
      false,
    ],
    ['ice-hockey', 'a draw, and home by two with overtime', leg(1, '', '2'), leg(410, 'hcp=-1.5', '1714'), true, false],
    ['ice-hockey', 'a line that is none', period(1, Number.NaN, OVER), leg(18, 'total=0.5', UNDER), false, false],
    ['ice-hockey', 'a line beyond all sense', period(1, 1e9, UNDER), leg(18, 'total=0.5', UNDER), false, false],
    [
      'cs2',
      'a map that is lost, and the match in two maps',
      bestOf3(map(1, HOME)),
      bestOf3(leg(327, 'hcp=1.5', '1715')),
      true,
      false,
    ],
  ] as const)('BONUS-01: %s: %s', (sport, _, a, b, neverBothWin, neverBothLose) => {
    expect(opposition(sport, a, b)).toEqual({ neverBothWin, neverBothLose })
    expect(opposition(sport, b, a)).toEqual({ neverBothWin, neverBothLose })
  })

  test('BONUS-01: over three sets the match of home and two sets of away cover it, over five they do not', () => {
    const three = [winner(HOME), set(1, AWAY), set(2, AWAY)]
    expect(covers('tennis', three.map(bestOf3))).toEqual([[0, 1, 2]])
    expect(covers('tennis', three)).toEqual([])
  })

  test('BONUS-01: under in each quarter and over in the match cover it', () => {
    const quarters = [1, 2, 3, 4].map((number) => quarter(number, 50.5, OVER))
    expect(covers('basketball', [...quarters, leg(225, 'total=204.5', UNDER)])).toEqual([])
    expect(covers('basketball', [...quarters, leg(225, 'total=199.5', UNDER)])).toEqual([])
    const under = [1, 2, 3, 4].map((number) => quarter(number, 50.5, UNDER))
    expect(covers('basketball', [...under, leg(225, 'total=203.5', OVER)])).toEqual([[0, 1, 2, 3, 4]])
    expect(covers('basketball', [...under, leg(225, 'total=204.5', OVER)])).toEqual([])
  })

  test.each(KINDS)('BONUS-01: in %s, two outcomes are opposed as every course says: %s', (sport, _, bets, worlds) => {
    fc.assert(
      fc.property(bets, bets, (a, b) => {
        expect(opposition(sport, a, b)).toEqual({
          neverBothWin: !worlds.some((world) => won(sport, a, world) && won(sport, b, world)),
          neverBothLose: !worlds.some((world) => lost(sport, a, world) && lost(sport, b, world)),
        })
      }),
      { numRuns: 60 },
    )
  })

  test.each(KINDS)(
    'BONUS-01: in %s, covers never lose, need each outcome, and none is missing: %s',
    (sport, _, bets, worlds) => {
      const several = fc.uniqueArray(bets, { maxLength: 5, selector: (one) => JSON.stringify(one) })
      fc.assert(
        fc.property(several, (legs) => {
          const covered = (own: readonly HedgingLeg[]) =>
            worlds.every((world) => own.some((one) => !lost(sport, one, world)))
          const subsets = Array.from({ length: 2 ** legs.length }, (_, bits) => legs.filter((_, i) => bits & (1 << i)))
          const expected = subsets.filter(
            (own) =>
              own.length > 2 && covered(own) && own.every((one) => !covered(own.filter((other) => other !== one))),
          )
          const found = covers(sport, legs).map((places) => places.map((place) => legs[place]))
          const sorted = (sets: readonly (readonly unknown[])[]) => sets.map((own) => JSON.stringify(own)).sort()
          expect(sorted(found)).toEqual(sorted(expected))
        }),
        { numRuns: 30 },
      )
    },
  )
})
