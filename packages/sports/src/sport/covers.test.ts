import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isScoreRule, type OwnRule, resultAt } from '../markets/rule.ts'
import { covers, marketDescriptor } from '../sports.ts'
import { coversOf } from './covers.ts'
import { ruleOf } from './offer.ts'
import type { HedgingLeg } from './opposition.ts'

const leg = (id: number, specifier: string, outcomeId: string): HedgingLeg => ({ id, specifier, outcomeId })
const [HOME, DRAW, AWAY] = ['1', '2', '3'].map((id) => leg(1, '', id)) as [HedgingLeg, HedgingLeg, HedgingLeg]
const OVER = (line: number) => leg(18, `total=${line}`, '12')
const UNDER = (line: number) => leg(18, `total=${line}`, '13')
const HOME_DRAWN = leg(11, '', '4')
const AWAY_DRAWN = leg(11, '', '5')

/** An outcome that a feed describes, of a market that this book does not know. */
const described = (id: number, specifier: string, market: string, outcome: string): HedgingLeg => {
  return { id, specifier, outcomeId: outcome, names: { market, outcome } }
}

/** Whether some outcome does not lose, by rules that the tests read themselves. */
function isHeld(legs: readonly HedgingLeg[], home: number, away: number): boolean {
  return legs.some(({ id, specifier, outcomeId }) => {
    const market = marketDescriptor('football', id)
    const rule = market === null ? null : (ruleOf(market, specifier, outcomeId) as OwnRule | null)
    if (rule === null || !isScoreRule(rule)) throw new Error(`no rule for ${id}`)
    return !['lose', 'half_lose'].includes(resultAt(rule, home, away))
  })
}

const SCORES = Array.from({ length: 20 }, (_, home) =>
  Array.from({ length: 20 }, (_, away) => [home, away] as const),
).flat()

describe('three outcomes or more that cover an event', () => {
  test.each([
    ['all of 1X2', [HOME, DRAW, AWAY], [[0, 1, 2]]],
    ['home, draw, and away +0, which covers with home alone', [HOME, DRAW, leg(16, 'hcp=0', '1715')], []],
    ['home -0.5, draw, and away -0.5', [leg(16, 'hcp=-0.5', '1714'), DRAW, leg(16, 'hcp=0.5', '1715')], [[0, 1, 2]]],
    [
      'both score, under 2.5, home -1.5, away -1.5',
      [leg(29, '', '74'), UNDER(1.5), leg(16, 'hcp=-1.5', '1714'), leg(16, 'hcp=1.5', '1715')],
      [[0, 1, 2, 3]],
    ],
    ['home, and over 2.5', [HOME, OVER(2.5)], []],
    ['home, over 1.5, and under 2.5', [HOME, OVER(1.5), UNDER(2.5)], []],
    [
      'all of 1X2, where one line makes no sense',
      [HOME, DRAW, AWAY, leg(18, 'total=999', '12'), leg(18, 'total=x', '12')],
      [[0, 1, 2]],
    ],
  ] as const)('BONUS-01: %s', (_, legs, expected) => {
    expect(covers('football', legs)).toEqual(expected)
  })

  test('BONUS-01: of a market that only a feed describes, outcomes of several numbers cover a part together', () => {
    const all = [
      described(90_001, '', '1st half - 1x2', '{$competitor1}'),
      described(90_001, '', '1st half - 1x2', 'draw'),
      described(90_002, 'hcp=0.5', '1st half - handicap', '{$competitor2} ({-hcp})'),
    ]
    expect(covers('football', all)).toEqual([[0, 1, 2]])
    const other = described(90_003, 'hcp=0.5', '2nd half - handicap', '{$competitor2} ({-hcp})')
    expect(covers('football', [...all.slice(0, 2), other])).toEqual([])
  })

  test('BONUS-01: whatever is bet on, covers never lose, need each outcome, and none is missing', () => {
    const lines = fc.integer({ min: 0, max: 12 }).map((quarters) => quarters / 4)
    const outcomes = fc.oneof(
      fc.constantFrom(HOME, DRAW, AWAY, HOME_DRAWN, AWAY_DRAWN),
      fc.constantFrom('9', '10', '11').map((id) => leg(10, '', id)),
      lines.map(OVER),
      lines.map(UNDER),
      fc.tuple(lines, fc.constantFrom('1714', '1715')).map(([line, id]) => leg(16, `hcp=${line - 1.5}`, id)),
      fc.constantFrom('74', '76').map((id) => leg(29, '', id)),
    )
    const bets = fc.uniqueArray(outcomes, { maxLength: 7, selector: (one) => JSON.stringify(one) })
    fc.assert(
      fc.property(bets, (legs) => {
        const covered = (own: readonly HedgingLeg[]) => SCORES.every(([home, away]) => isHeld(own, home, away))
        const subsets = Array.from({ length: 2 ** legs.length }, (_, bits) => legs.filter((_, i) => bits & (1 << i)))
        const expected = subsets.filter((own) => {
          return own.length > 2 && covered(own) && own.every((one) => !covered(own.filter((other) => other !== one)))
        })
        const found = covers('football', legs).map((places) => places.map((place) => legs[place]))
        const sorted = (sets: readonly (readonly unknown[])[]) => sets.map((set) => JSON.stringify(set)).sort()
        expect(sorted(found)).toEqual(sorted(expected))
      }),
      { numRuns: 30 },
    )
  })

  test('BONUS-01: covers of a great many outcomes are found at once, and cover all or nothing', () => {
    const many = Array.from({ length: 40 }, (_, i) => 1n << BigInt(i))
    expect(coversOf(many, 40)).toEqual([Array.from({ length: 40 }, (_, i) => i)])
    expect(coversOf([...many, 0n], 40)).toEqual([])
    const pairs = Array.from({ length: 12 }, (_, i) => (1n << BigInt(2 * i)) | (1n << BigInt(2 * i + 1)))
    expect(coversOf(pairs, 24)).toEqual([Array.from({ length: 24 }, (_, i) => i)])
  })
})
