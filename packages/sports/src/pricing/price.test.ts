import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FairOutcome } from './fair.ts'
import { MARGIN_CLASSES, MARGINS, type MarginClass } from './margins.ts'
import { fairProbability, priceMarket } from './price.ts'

function wins(...chances: readonly number[]): readonly FairOutcome[] {
  return chances.map((win, i) => ({ id: String(i), win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win }))
}

function price(margin: MarginClass, outcomes: readonly FairOutcome[], phase: 'prematch' | 'live' = 'prematch') {
  return priceMarket({ outcomes }, margin, phase)
}

function odds(margin: MarginClass, ...chances: readonly number[]): readonly number[] {
  return price(margin, wins(...chances)).map((outcome) => outcome.odds)
}

describe('prices from fair probabilities', () => {
  test('a two-way market adds half of the margin to each side', () => {
    // 1 / (0.5 + 0.025) = 1.904..., 1 / (0.7 + 0.025) = 1.379..., 1 / (0.3 + 0.025) = 3.076...
    expect(odds('two_way_main', 0.5, 0.5)).toEqual([19_000, 19_000])
    expect(odds('two_way_main', 0.7, 0.3)).toEqual([13_700, 30_500])
  })

  test('a three-way market takes more of the margin from the long price', () => {
    const [favourite, draw, outsider] = price('three_way_main', wins(0.6, 0.25, 0.15))
    const shave = (o: { odds: number; probability: number } | undefined) =>
      ((o?.odds ?? 0) / 10_000) * (o?.probability ?? 0)
    expect(shave(favourite)).toBeGreaterThan(shave(outsider))
    const implied = [favourite, draw, outsider].reduce((sum, o) => sum + 10_000 / (o?.odds ?? 1), 0)
    expect(implied).toBeGreaterThanOrEqual(1.05)
    expect(implied).toBeLessThan(1.07)
  })

  test('many-way markets are shortened in proportion', () => {
    // 1 / (0.2 * 1.1) = 4.54...
    expect(odds('many', 0.2, 0.2, 0.2, 0.2, 0.2)).toEqual([45_000, 45_000, 45_000, 45_000, 45_000])
  })

  test('double chance carries its margin against a fair sum of two', () => {
    const priced = price('double_chance', wins(0.75, 0.7, 0.55))
    const implied = priced.reduce((sum, o) => sum + 10_000 / o.odds, 0)
    expect(implied).toBeGreaterThanOrEqual(2.1)
    expect(implied).toBeLessThan(2.13)
  })

  test('in play costs one to two points more in every class that is sold in play', () => {
    for (const margin of MARGIN_CLASSES.filter((name) => !name.startsWith('lottery'))) {
      const more = MARGINS[margin].live - MARGINS[margin].prematch
      expect(more, margin).toBeGreaterThanOrEqual(0.01 - 1e-9)
      expect(more, margin).toBeLessThanOrEqual(0.02 + 1e-9)
    }
  })

  test('an outcome that is almost certain or rarer than 0.005 has no price', () => {
    const [certain, rare] = price('two_way', wins(0.996, 0.004))
    expect(certain).toMatchObject({ active: false, odds: 0 })
    expect(rare).toMatchObject({ active: false, odds: 0 })
    expect(price('two_way', wins(0.9, 0.1))[0]).toMatchObject({ active: true, odds: 10_600 })
    expect(price('outright', wins(0.002, 0.998))[0]).toMatchObject({ active: true, odds: 4_000_000 })
    expect(price('outright', wins(0.0004, 0.9996))[0]).toMatchObject({ active: false, odds: 0 })
  })

  test('prices end at 101.00', () => {
    expect(odds('many', 0.006, 0.994)[0]).toBe(1_010_000)
  })

  test('an Asian line is priced by 1 + L / W, half results counting half', () => {
    const quarter: FairOutcome = { id: '0', win: 0.3, halfWin: 0.2, push: 0, halfLose: 0, lose: 0.5 }
    expect(fairProbability(quarter)).toBeCloseTo(0.4 / 0.9, 12)
    const whole: FairOutcome = { id: '0', win: 0.43321, halfWin: 0, push: 0.26957, halfLose: 0, lose: 0.29722 }
    expect(fairProbability(whole)).toBeCloseTo(0.59309, 4)
    expect(price('two_way_main', [quarter])[0]?.refund).toBeCloseTo(0.1, 12)
    expect(price('two_way_main', [whole])[0]?.refund).toBeCloseTo(0.26957, 12)
  })

  test('no class ever pays more than fair odds', () => {
    const chances = fc
      .array(fc.double({ min: 1e-4, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 })
      .map((raw) => raw.map((x) => x / raw.reduce((sum, y) => sum + y, 0)))
    fc.assert(
      fc.property(chances, fc.constantFrom(...MARGIN_CLASSES), fc.boolean(), (fair, margin, live) => {
        for (const o of price(margin, wins(...fair), live ? 'live' : 'prematch')) {
          if (o.active) expect(o.odds).toBeLessThanOrEqual(10_000 / o.probability)
          expect(o.active).toBe(o.odds > 0)
          expect(Number.isInteger(o.odds)).toBe(true)
        }
      }),
    )
  })
})
