import { compareFractions, fraction } from '@touchline/betting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceBook } from '../../pricing/book.ts'
import type { FairMarket } from '../../pricing/fair.ts'
import { createRng } from '../../rng.ts'
import type { LegRef } from '../types.ts'
import { chanceOf, sums } from './chance.ts'
import { choose } from './choose.ts'
import {
  ballCount,
  ballsText,
  DRAW_MS,
  type DrawState,
  drawAt,
  drawBalls,
  drawFair,
  drawOutcome,
  jointDraw,
  type LotteryRules,
  nextBallAt,
} from './index.ts'
import { legRule } from './leg-rule.ts'
import { LOTTERY_MARKET } from './markets.ts'

const LOTTO: LotteryRules = { pool: 49, drawn: 6, bonus: true }
const NINETY: LotteryRules = { pool: 90, drawn: 5, bonus: false }
const KENO: LotteryRules = { pool: 80, drawn: 20, bonus: false }
/** Small enough to try every draw there is. */
const TINY: readonly LotteryRules[] = [
  { pool: 7, drawn: 3, bonus: true },
  { pool: 8, drawn: 3, bonus: true },
  { pool: 6, drawn: 4, bonus: false },
  { pool: 5, drawn: 1, bonus: true },
]

/** Every ordered draw, each as likely as any other. */
function everyDraw(rules: LotteryRules): readonly DrawState[] {
  const orders = (left: readonly number[], size: number): number[][] =>
    size === 0
      ? [[]]
      : left.flatMap((ball) =>
          orders(
            left.filter((other) => other !== ball),
            size - 1,
          ).map((rest) => [ball, ...rest]),
        )
  const pool = Array.from({ length: rules.pool }, (_, i) => i + 1)
  return orders(pool, ballCount(rules)).map((out) => ({
    rules,
    phase: 'ended',
    balls: out.slice(0, rules.drawn),
    bonus: out[rules.drawn] ?? null,
  }))
}

function before(rules: LotteryRules): Pick<DrawState, 'rules' | 'phase'> {
  return { rules, phase: 'not_started' }
}

function legsOf(markets: readonly FairMarket[]): readonly LegRef[] {
  return markets.flatMap(({ id, specifier, outcomes }) =>
    outcomes.map((outcome) => ({ id, specifier, outcomeId: outcome.id })),
  )
}

function wins(legs: readonly LegRef[], draw: DrawState): boolean {
  return legs.every((leg) => drawOutcome(leg, leg.outcomeId, draw) === 'win')
}

describe('chances', () => {
  test('MARKET-09: every outcome of a small lottery is as likely as counting all its draws says', () => {
    for (const rules of TINY) {
      const draws = everyDraw(rules)
      for (const market of drawFair(before(rules))) {
        for (const { id, win, lose } of market.outcomes) {
          const won = draws.filter((draw) => wins([{ ...market, outcomeId: id }], draw)).length
          expect(win, `${JSON.stringify(rules)} ${market.id} ${market.specifier} ${id}`).toBeCloseTo(
            won / draws.length,
            14,
          )
          expect(win + lose).toBeCloseTo(1, 14)
        }
      }
    }
  })

  test('MATCH-03: outcomes together are exactly as likely as counting all draws says, contradictions are impossible', () => {
    for (const rules of TINY) {
      const draws = everyDraw(rules)
      const legs = legsOf(drawFair(before(rules))).filter(({ id }) => id !== LOTTERY_MARKET.sum)
      fc.assert(
        fc.property(fc.uniqueArray(fc.nat(legs.length - 1), { minLength: 1, maxLength: 5 }), (places) => {
          const picked = places.map((place) => legs[place]).filter((leg) => leg !== undefined)
          const won = draws.filter((draw) => wins(picked, draw)).length
          const found = picked.map((leg) => legRule(rules, leg, leg.outcomeId)).filter((rule) => rule !== null)
          expect(compareFractions(chanceOf(rules, found), fraction(won, draws.length))).toBe(0)
          expect(jointDraw(before(rules), picked)).toBeCloseTo(won / draws.length, 14)
        }),
        { numRuns: 200 },
      )
    }
  })

  test('MATCH-03: numbers picked together follow the hypergeometric law; more than there are balls cannot all come', () => {
    for (const rules of [LOTTO, NINETY, KENO]) {
      for (let picks = 1; picks <= 7; picks++) {
        const legs = Array.from({ length: picks }, (_, i) => ({
          id: LOTTERY_MARKET.number,
          specifier: '',
          outcomeId: `${3 * i + 2}`,
        }))
        const law = fraction(choose(rules.pool - picks, rules.drawn - picks), choose(rules.pool, rules.drawn))
        expect(jointDraw(before(rules), legs)).toBeCloseTo(Number(law.n) / Number(law.d), 16)
        if (picks > rules.drawn) expect(jointDraw(before(rules), legs)).toBe(0)
      }
    }
  })

  test('MATCH-03: the sum, numbers that are not in the machine and draws that have begun are not priced together', () => {
    const pick = { id: LOTTERY_MARKET.number, specifier: '', outcomeId: '7' }
    const [sum] = drawFair(before(LOTTO)).filter(({ id }) => id === LOTTERY_MARKET.sum)
    expect(
      jointDraw(before(LOTTO), [pick, { id: LOTTERY_MARKET.sum, specifier: sum?.specifier ?? '', outcomeId: '12' }]),
    ).toBeNull()
    for (const outcomeId of ['50', '0', '-1', '07', '7.0', '1e1', ' 7', 'seven']) {
      expect(jointDraw(before(LOTTO), [{ ...pick, outcomeId }]), outcomeId).toBeNull()
    }
    expect(jointDraw(before(NINETY), [{ id: LOTTERY_MARKET.bonus, specifier: '', outcomeId: '7' }])).toBeNull()
    for (const specifier of ['', 'total=3', 'total=2.25', 'total=x']) {
      expect(jointDraw(before(LOTTO), [{ id: LOTTERY_MARKET.oddNumbers, specifier, outcomeId: '12' }])).toBeNull()
    }
    expect(jointDraw({ rules: LOTTO, phase: 'running' }, [pick])).toBeNull()
  })

  test('the sums of a large lottery are symmetric around their mean and come to one', () => {
    for (const rules of [LOTTO, NINETY, KENO]) {
      const { from, p } = sums(rules)
      expect(p.reduce((total, mass) => total + mass, 0)).toBeCloseTo(1, 10)
      for (let i = 0; i < p.length; i += 37) expect(p[i]).toBeCloseTo(p[p.length - 1 - i] ?? 0, 12)
      expect(from + (p.length - 1) / 2).toBeCloseTo((rules.drawn * (rules.pool + 1)) / 2, 10)
    }
  })
})

describe('draws', () => {
  test('CAT-08: a draw follows from its seed, its balls come one by one over a minute and none comes twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(LOTTO, NINETY, KENO, ...TINY), (seed, rules) => {
        const drawn = drawBalls(rules, createRng(seed))
        expect(drawBalls(rules, createRng(seed))).toEqual(drawn)
        const all = [...drawn.balls, ...(drawn.bonus === null ? [] : [drawn.bonus])]
        expect(new Set(all).size).toBe(ballCount(rules))
        expect(all.every((ball) => Number.isInteger(ball) && ball >= 1 && ball <= rules.pool)).toBe(true)
        expect(drawAt(rules, drawn, -1).phase).toBe('not_started')
        let seen = 0
        for (let at = nextBallAt(rules, 0); Number.isFinite(at); at = nextBallAt(rules, at)) {
          const state = drawAt(rules, drawn, at)
          seen++
          expect(state.balls.length + (state.bonus === null ? 0 : 1)).toBe(seen)
          expect(state.phase).toBe(seen === ballCount(rules) ? 'ended' : 'running')
        }
        expect(seen).toBe(ballCount(rules))
        expect(drawAt(rules, drawn, DRAW_MS)).toEqual({ rules, phase: 'ended', ...drawn })
      }),
    )
  })

  test('an outcome that is decided stays so, and at the end nothing is open', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(LOTTO, KENO, ...TINY), (seed, rules) => {
        const drawn = drawBalls(rules, createRng(`decided ${seed}`))
        const legs = legsOf(drawFair(before(rules)))
        const decided = new Map<LegRef, string>()
        for (let ms = 0; ms <= DRAW_MS; ms += DRAW_MS / 30) {
          const state = drawAt(rules, drawn, ms)
          for (const leg of legs) {
            const decision = drawOutcome(leg, leg.outcomeId, state)
            const before = decided.get(leg)
            if (before !== undefined) expect(decision).toBe(before)
            if (decision !== 'open') decided.set(leg, decision)
          }
        }
        expect(decided.size).toBe(legs.length)
        expect([...new Set(decided.values())].sort()).toEqual(['lose', 'win'])
      }),
      { numRuns: 40 },
    )
  })

  test('every number comes as often as any other, first or last', () => {
    const rules = { pool: 10, drawn: 3, bonus: true }
    const rng = createRng('fair machine')
    const counts = { first: new Map<number, number>(), bonus: new Map<number, number>() }
    for (let i = 0; i < 20_000; i++) {
      const { balls, bonus } = drawBalls(rules, rng)
      counts.first.set(balls[0] ?? 0, (counts.first.get(balls[0] ?? 0) ?? 0) + 1)
      counts.bonus.set(bonus ?? 0, (counts.bonus.get(bonus ?? 0) ?? 0) + 1)
    }
    for (const of of Object.values(counts)) {
      expect(of.size).toBe(10)
      // Five standard deviations of a count.
      for (const count of of.values()) expect(Math.abs(count - 2_000)).toBeLessThan(5 * Math.sqrt(20_000 * 0.1 * 0.9))
    }
  })

  test('balls read in rising order, the bonus ball behind', () => {
    expect(ballsText({ balls: [31, 4, 44, 17, 9, 23], bonus: 8 })).toBe('4, 9, 17, 23, 31, 44 + 8')
    expect(ballsText({ balls: [20, 3], bonus: null })).toBe('3, 20')
  })
})

test('MARKET-09: lotteries return at most the published share, and at worst a ladder step less', () => {
  for (const rules of [LOTTO, NINETY, KENO]) {
    const fair = drawFair(before(rules))
    for (const phase of ['prematch', 'live'] as const) {
      for (const market of priceBook(fair, { sport: 'lottery', phase, betStop: null })) {
        const share = [LOTTERY_MARKET.number, LOTTERY_MARKET.first, LOTTERY_MARKET.bonus].some((id) => id === market.id)
          ? 0.85
          : 0.93
        for (const { active, odds, probability } of market.outcomes) {
          expect(active).toBe(true)
          const returned = (odds / 10_000) * probability
          expect(returned).toBeLessThanOrEqual(share + 1e-9)
          expect(returned).toBeGreaterThan(0.85 * share)
        }
      }
    }
  }
  expect(drawFair({ rules: LOTTO, phase: 'running' })).toEqual([])
})
