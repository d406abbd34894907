import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isScoreRule, type OwnRule, resultAt } from '../markets/rule.ts'
import { covers, marketDescriptor, opposition } from '../sports.ts'
import { ruleOf } from './offer.ts'
import type { HedgingLeg } from './opposition.ts'

const leg = (id: number, specifier: string, outcomeId: string): HedgingLeg => ({ id, specifier, outcomeId })
const [MATCH, FIRST, SECOND] = [18, 68, 90]
const over = (market: number, line: number) => leg(market, `total=${line}`, '12')
const under = (market: number, line: number) => leg(market, `total=${line}`, '13')

/** Counts of each side in each half, as far as the rules of these tests change. */
const COUNTS = [0, 1, 2, 3, 4]
const HALVES = COUNTS.flatMap((home) => COUNTS.map((away) => ({ home, away })))
const WORLDS = HALVES.flatMap((first) => HALVES.map((second) => [first, second] as const))

/** How an outcome ends, read from the market's own rule and the goals that it counts. */
function endOf({ id, specifier, outcomeId }: HedgingLeg, [first, second]: (typeof WORLDS)[number]) {
  const market = marketDescriptor('football', id)
  const rule = market === null ? null : (ruleOf(market, specifier, outcomeId) as OwnRule | null)
  if (market === null || rule === null || !isScoreRule(rule)) throw new Error(`no rule for ${id}`)
  if (market.counts === 'first_half') return resultAt(rule, first.home, first.away)
  if (market.counts === 'second_half') return resultAt(rule, second.home, second.away)
  return resultAt(rule, first.home + second.home, first.away + second.away)
}

const lost = (one: HedgingLeg, world: (typeof WORLDS)[number]) => ['lose', 'half_lose'].includes(endOf(one, world))
const won = (one: HedgingLeg, world: (typeof WORLDS)[number]) => ['win', 'half_win'].includes(endOf(one, world))
const covered = (own: readonly HedgingLeg[]) => WORLDS.every((world) => own.some((one) => !lost(one, world)))

const lines = fc.constantFrom(0.5, 1.5, 2.5)
const outcomes = fc.oneof(
  fc.constantFrom('1', '2', '3').map((id) => leg(1, '', id)),
  fc.constantFrom('1', '2', '3').map((id) => leg(60, '', id)),
  fc.constantFrom('1', '2', '3').map((id) => leg(83, '', id)),
  fc.tuple(fc.constantFrom(MATCH, FIRST, SECOND), lines).map(([market, line]) => over(market, line)),
  fc.tuple(fc.constantFrom(MATCH, FIRST, SECOND), lines).map(([market, line]) => under(market, line)),
)

describe('outcomes of a football match and of its halves', () => {
  test.each([
    ['no goal in the half, and a goal in the match', under(FIRST, 0.5), over(MATCH, 0.5), false, true],
    ['two goals in the half, and at most one in the match', over(SECOND, 1.5), under(MATCH, 1.5), true, false],
    ['home of the match and of a half', leg(1, '', '1'), leg(60, '', '1'), false, false],
    ['one half and the other', under(FIRST, 0.5), over(SECOND, 0.5), false, false],
  ] as const)('BONUS-01: %s', (_, a, b, neverBothWin, neverBothLose) => {
    expect(opposition('football', a, b)).toEqual({ neverBothWin, neverBothLose })
    expect(opposition('football', b, a)).toEqual({ neverBothWin, neverBothLose })
  })

  test('BONUS-01: a goal in either half or none in the match cover it; halves alone cover nothing together', () => {
    const three = [over(FIRST, 0.5), over(SECOND, 0.5), under(MATCH, 0.5)]
    expect(covers('football', three)).toEqual([[0, 1, 2]])
    expect(covers('football', [...three.slice(0, 2), under(FIRST, 1.5)])).toEqual([])
  })

  test('BONUS-01: two outcomes are opposed as every count of both halves says', () => {
    fc.assert(
      fc.property(outcomes, outcomes, (a, b) => {
        expect(opposition('football', a, b)).toEqual({
          neverBothWin: !WORLDS.some((world) => won(a, world) && won(b, world)),
          neverBothLose: !WORLDS.some((world) => lost(a, world) && lost(b, world)),
        })
      }),
      { numRuns: 60 },
    )
  })

  test('BONUS-01: for all outcomes of a match and its halves, covers never lose, need each outcome, and none is missing', () => {
    const bets = fc.uniqueArray(outcomes, { maxLength: 6, selector: (one) => JSON.stringify(one) })
    fc.assert(
      fc.property(bets, (legs) => {
        const subsets = Array.from({ length: 2 ** legs.length }, (_, bits) => legs.filter((_, i) => bits & (1 << i)))
        const expected = subsets.filter((own) => {
          return own.length > 2 && covered(own) && own.every((one) => !covered(own.filter((other) => other !== one)))
        })
        const found = covers('football', legs).map((places) => places.map((place) => legs[place]))
        const sorted = (sets: readonly (readonly unknown[])[]) => sets.map((set) => JSON.stringify(set)).sort()
        expect(sorted(found)).toEqual(sorted(expected))
      }),
      { numRuns: 40 },
    )
  })

  test('BONUS-01: of parts that end independently of each other, outcomes cover a match only where those of one part do', () => {
    const ofHalves = outcomes.filter(({ id }) => ![1, MATCH].includes(id))
    fc.assert(
      fc.property(fc.uniqueArray(ofHalves, { maxLength: 7, selector: (one) => JSON.stringify(one) }), (legs) => {
        for (const places of covers('football', legs)) {
          const parts = new Set(places.map((place) => marketDescriptor('football', legs[place]?.id ?? 0)?.counts))
          expect(parts.size).toBe(1)
        }
      }),
    )
  })

  test('BONUS-01: many lines of a match and its halves are looked at in a moment', () => {
    const many = [0.5, 1.5, 2.5, 3.5].flatMap((line) =>
      [MATCH, FIRST, SECOND].flatMap((market) => [over(market, line), under(market, line)]),
    )
    expect(many).toHaveLength(24)
    const start = performance.now()
    expect(covers('football', many).length).toBeGreaterThan(0)
    expect(performance.now() - start, 'milliseconds').toBeLessThan(2_000)
  })
})
