import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { type Leg, potentialWin, type SettleableBet, settleBet } from '../payout/index.ts'
import { LEG_RESULTS, type LegResult } from '../vocabulary/index.ts'
import {
  activeRangeIndex,
  availabilityOf,
  type BetBonus,
  type BonusState,
  boostedAmount,
  byRank,
  defaultBonus,
  freebetFor,
  givesBack,
  isFor,
  pointsOf,
  prizes,
  rangesFault,
  selectionsToNext,
  sharesFault,
  stepsReached,
  suitableSelections,
  takesFreebet,
} from './index.ts'

const RANGES = [
  { min_count: 3, max_count: 4, bonus_odds: 10_500 },
  { min_count: 5, max_count: 9, bonus_odds: 11_000 },
  { min_count: 10, max_count: null, bonus_odds: 12_500 },
] as const
const BOOST: BetBonus = { type: 'comboboost', ranges: RANGES, counting: [0, 1, 2, 3, 4] }
const NO_CAP = 10n ** 30n

function pays(bonus: BetBonus | null, legs: readonly (readonly [number, LegResult])[], cap = NO_CAP): bigint | 'open' {
  const made: Leg[] = legs.map(([odds, result]) => ({ odds, result }))
  const bet: SettleableBet = { type: legs.length === 1 ? 'single' : 'combo', stake: 1_000, legs: made, bonus }
  const settled = settleBet(bet, cap)
  return settled.status === 'open' ? 'open' : settled.payout
}
const five = (last: LegResult) =>
  [20_000, 20_000, 20_000, 20_000, 20_000].map((odds, place) => [odds, place === 4 ? last : 'win'] as const)

describe('BONUS-01: a combo boost multiplies winnings by the range of the selections that count', () => {
  test('five winners at 2.00 return 32 stakes; the 31 of them that are won count 1.1 times', () => {
    expect(pays(null, five('win'))).toBe(32_000n)
    expect(pays(BOOST, five('win'))).toBe(1_000n + 34_100n)
  })
  test('a void selection counts no more: four at 2.00 win 15 stakes, times 1.05', () => {
    expect(pays(BOOST, five('void'))).toBe(1_000n + 15_750n)
  })
  test('half results count, and a combo below the first range is paid without the boost', () => {
    expect(pays(BOOST, five('half_win'))).toBe(1_000n + 25_300n)
    expect(pays(BOOST, five('lose'))).toBe(0n)
    const twoLeft = [
      [20_000, 'win'],
      [20_000, 'win'],
      [20_000, 'void'],
      [20_000, 'void'],
      [20_000, 'void'],
    ] as const
    expect(pays(BOOST, twoLeft)).toBe(4_000n)
  })
  test('where a dead heat leaves less than the stake there are no winnings to multiply', () => {
    const legs: Leg[] = [0, 1, 2].map(() => ({ odds: 15_000, result: 'win', deadHeatFactor: fraction(1, 2) }))
    const bet: SettleableBet = { type: 'combo', stake: 1_000, legs, bonus: BOOST }
    expect(settleBet(bet, NO_CAP)).toMatchObject({ payout: 422n })
  })
  test('the largest payout holds for boosted bets too', () => {
    expect(pays(BOOST, five('win'), 33_000n)).toBe(33_000n)
  })
  test("BONUS-01: a bonus on the player's own stake never lowers a payout, for all legs and caps", () => {
    expect([2, 3, 5, 40].map((count) => activeRangeIndex(RANGES, count))).toEqual([null, 0, 1, 2])
    expect(selectionsToNext(RANGES, 4)).toEqual({ range: RANGES[1], missing: 1 })
    expect(selectionsToNext(RANGES, 12)).toBeNull()
  })
  test('a table that pays less for more, has a hole or lowers winnings is not offered', () => {
    expect(rangesFault(RANGES)).toBeNull()
    expect(rangesFault([])).toBe('there is no range')
    expect(rangesFault([{ min_count: 2, max_count: 3, bonus_odds: 9_999 }])).toBe('range 1 would lower winnings')
    expect(rangesFault([RANGES[0], { ...RANGES[1], min_count: 6 }])).toContain('does not begin')
    expect(rangesFault([RANGES[0], { ...RANGES[1], bonus_odds: 10_400 }])).toContain('pays less')
  })
})

describe('BONUS-01: free bets pay as they are named', () => {
  const won = [[25_000, 'win']] as const
  const kinds = ['freebet', 'freebet_only_win', 'freebet_no_risk', 'freebet_all_win'] as const
  const of = (legs: readonly (readonly [number, LegResult])[]) => kinds.map((type) => pays({ type }, legs))
  test('won: winnings, winnings, stake and winnings, stake and winnings', () => {
    expect(of(won)).toEqual([1_500n, 1_500n, 2_500n, 2_500n])
  })
  test('lost: nothing but the stake that was at no risk', () => {
    expect(of([[25_000, 'lose']])).toEqual([0n, 0n, 1_000n, 0n])
  })
  test('half won and half lost', () => {
    expect(of([[25_000, 'half_win']])).toEqual([750n, 750n, 1_750n, 1_750n])
    expect(of([[25_000, 'half_lose']])).toEqual([0n, 0n, 1_000n, 500n])
  })
  test('void: no money for a stake of the house, but the free bet comes back, save the one that pays only where it wins', () => {
    expect(of([[25_000, 'void']])).toEqual([0n, 0n, 1_000n, 0n])
    expect(kinds.map((type) => givesBack(type, 'done', 'refund_entire'))).toEqual([true, false, true, true])
    expect(kinds.map((type) => givesBack(type, 'rejected', 'canceled'))).toEqual([true, true, true, true])
    expect(kinds.map((type) => givesBack(type, 'done', 'win_entire'))).toEqual([false, false, false, false])
  })
  test('a raised one is worth more, rounded down', () => {
    expect(boostedAmount(333, 15_000)).toBe(499n)
    expect(boostedAmount(333, 5_000)).toBe(333n)
  })
})

const legs = fc.array(fc.tuple(fc.integer({ min: 10_001, max: 300_000 }), fc.constantFrom(...LEG_RESULTS)), {
  minLength: 1,
  maxLength: 10,
})
const boosts = fc
  .array(fc.nat({ max: 9 }), { maxLength: 10 })
  .map((places): BetBonus => ({ ...BOOST, counting: places }))
const own: fc.Arbitrary<BetBonus> = fc.oneof(boosts, fc.constant<BetBonus>({ type: 'freebet_no_risk' }))

test('BONUS-04: a draw follows its published rule, for any seed, subject and weights', () => {
  fc.assert(
    fc.property(legs, own, fc.bigInt(1_000n, 10n ** 9n), (made, bonus, cap) => {
      const without = pays(null, made, cap)
      const withIt = pays(bonus, made, cap)
      if (without === 'open' || withIt === 'open') expect(withIt).toBe(without)
      else expect(withIt).toBeGreaterThanOrEqual(without)
    }),
  )
})

test('BONUS-01: the promised return with a bonus is paid when every selection wins, and higher odds never pay less', () => {
  const any = fc.oneof(own, fc.constantFrom<BetBonus>({ type: 'freebet' }, { type: 'freebet_all_win' }))
  fc.assert(
    fc.property(legs, any, (made, bonus) => {
      const type = made.length === 1 ? 'single' : 'combo'
      const bet = (result: LegResult): SettleableBet => ({
        type,
        stake: 1_000,
        bonus,
        legs: made.map(([odds]) => ({ odds, result })),
      })
      expect(settleBet(bet('win'), NO_CAP)).toMatchObject({ payout: potentialWin(bet('open'), NO_CAP) })
      const better = pays(
        bonus,
        made.map(([odds, result]) => [odds + 1_000, result] as const),
      )
      const before = pays(bonus, made)
      if (better !== 'open' && before !== 'open') expect(better).toBeGreaterThanOrEqual(before)
    }),
  )
})

const FACTS = {
  odds: 15_000,
  isLive: false,
  eventId: 7,
  tournamentId: 6,
  categoryId: 5,
  sportId: 4,
  sportType: 'regular',
}
const ANYWHERE = { sport_type: null, sport: null, category: null, tournament: null, event: null }

describe('BONUS-05: where a bonus counts', () => {
  const terms = { min_odds: 14_000, max_odds: 30_000, match_status: null, event_conditions: [] } as const
  test('odds within bounds, bounds included, and the phase', () => {
    const odds = [13_999, 14_000, 30_000, 30_001].map((price) => ({ ...FACTS, odds: price }))
    expect(suitableSelections(terms, odds)).toEqual([1, 2])
    expect(suitableSelections({ ...terms, match_status: 'live' }, [FACTS, { ...FACTS, isLive: true }])).toEqual([1])
    expect(suitableSelections({ ...terms, match_status: 'prematch' }, [FACTS, { ...FACTS, isLive: true }])).toEqual([0])
  })
  test('one of the conditions, on every level that it names', () => {
    const on = (more: object) => suitableSelections({ ...terms, event_conditions: [{ ...ANYWHERE, ...more }] }, [FACTS])
    expect(on({ sport: { id: 4 }, tournament: { id: 6 } })).toEqual([0])
    expect(on({ sport: { id: 4 }, tournament: { id: 9 } })).toEqual([])
    expect(on({ sport_type: { id: 'cyber' } })).toEqual([])
    expect(on({ event: { id: 7 } })).toEqual([0])
    expect(on({ category: { id: 5 } })).toEqual([0])
  })
  test('a free bet takes so many selections, and none that does not count', () => {
    const counts = { selection_count_from: 2, selection_count_to: 3 }
    expect([1, 2, 3, 4].map((count) => takesFreebet(counts, count, count))).toEqual([false, true, true, false])
    expect(takesFreebet(counts, 2, 3)).toBe(false)
    expect(takesFreebet({ ...counts, selection_count_to: null }, 9, 9)).toBe(true)
  })
})

describe('BONUS-01 BONUS-05: what a player can do with a bonus', () => {
  const issued = {
    activated_at: null,
    expires_at: 2_000,
    expired_at: null,
    overridden: false,
    uses_count: 2,
    times_used: 0,
  }
  const bonus: BonusState = {
    level_status: 'active',
    valid_from: null,
    valid_to: null,
    country_codes: [],
    only_verified: false,
    issued,
  }
  const player = { country: 'DE', verified: false, barred: false }
  const at = (more: Partial<BonusState>, who = player) => availabilityOf({ ...bonus, ...more }, who, 1_000)
  test('from available over active to its end', () => {
    expect(at({})).toBe('available')
    expect(at({ issued: { ...issued, activated_at: 1 } })).toBe('active')
    expect(at({ issued: { ...issued, overridden: true } })).toBe('overridden')
    expect(at({ issued: { ...issued, times_used: 2 } })).toBe('bonus_over')
    expect(at({ issued: { ...issued, expires_at: 1_000 } })).toBe('expired')
    expect(at({ issued: { ...issued, expired_at: 900 } })).toBe('expired')
    expect(at({ issued: null })).toBe('not_available')
    expect(at({ issued: null, valid_to: 1_000 })).toBe('expired')
  })
  test('the operator pauses, ends and withdraws it', () => {
    const levels = ['active', 'created', 'paused', 'finished', 'disabled'] as const
    expect(levels.map((level_status) => at({ level_status }))).toEqual([
      'available',
      'not_available',
      'not_available',
      'bonus_over',
      'deactivated',
    ])
    expect(at({ valid_from: 1_001 })).toBe('not_available')
  })
  test('verified players, countries, and nothing for those who are protected', () => {
    expect(at({ only_verified: true })).toBe('not_available')
    expect(at({ only_verified: true }, { ...player, verified: true })).toBe('available')
    expect(at({ country_codes: ['AT', 'DE'] })).toBe('available')
    expect(at({ country_codes: ['AT'] })).toBe('not_available')
    expect(
      isFor({ country_codes: ['AT'], only_verified: false }, { country: null, verified: true, barred: false }),
    ).toBe(false)
    expect(at({}, { ...player, barred: true })).toBe('not_available')
  })
})

test('BONUS-02: a slip begins with the first that is active of hunting, tournament and combo boost', () => {
  const is = (user_bonus_status: string) => ({ user_bonus_status })
  const [active, there] = [is('active'), is('available')]
  expect(defaultBonus({ hunting: active, tournament: is('active'), comboboost: is('active') })).toBe(active)
  expect(defaultBonus({ hunting: null, tournament: active, comboboost: is('active') })).toBe(active)
  expect(defaultBonus({ hunting: there, tournament: null, comboboost: active })).toBe(active)
  expect(defaultBonus({ hunting: there, tournament: is('not_available'), comboboost: active })).toBe(active)
  expect(defaultBonus({ hunting: there, tournament: there, comboboost: is('overridden') })).toBeNull()
  expect(defaultBonus({ hunting: null, tournament: null, comboboost: null })).toBeNull()
})

describe('BONUS-01: hunting', () => {
  const rates = { points_per_unit: 10, odds_cap: 50_000 }
  const steps = [
    { points: 100, amount: 200 },
    { points: 300, amount: 500 },
  ]
  test('5.00 at 3.00 are 100 points; odds above the cap count as the cap; below evens less', () => {
    expect(pointsOf(fraction(5), 30_000, rates)).toBe(100)
    expect(pointsOf(fraction(5), 1_000_000, rates)).toBe(200)
    expect(pointsOf(fraction(5), 10_100, rates)).toBe(0)
    expect(pointsOf(fraction(199, 100), 20_000, rates)).toBe(19)
  })
  test('a rung is reached with its points, and paid once, as far as the pool goes', () => {
    expect(stepsReached(steps, 299)).toEqual({ reached: 1, next: steps[1] })
    expect(stepsReached(steps, 300)).toEqual({ reached: 2, next: null })
    expect(freebetFor(steps, 0, 300, 1_000)).toBe(700)
    expect(freebetFor(steps, 1, 300, 1_000)).toBe(500)
    expect(freebetFor(steps, 0, 300, 600)).toBe(200)
  })
  test('a pool never pays more than it holds', () => {
    const step = fc.record({ points: fc.nat({ max: 500 }), amount: fc.nat({ max: 10_000 }) })
    fc.assert(
      fc.property(fc.array(step), fc.nat({ max: 600 }), fc.nat({ max: 20_000 }), (rungs, points, pool) => {
        expect(freebetFor(rungs, 0, points, pool)).toBeLessThanOrEqual(pool)
      }),
    )
  })
})

describe('BONUS-01: tournaments', () => {
  const contender = fc.record({ id: fc.nat({ max: 50 }), points: fc.nat({ max: 5 }), reached_at: fc.nat({ max: 5 }) })
  test('the order is total and does not depend on how the rows came', () => {
    fc.assert(
      fc.property(fc.uniqueArray(contender, { selector: ({ id }) => id, maxLength: 30 }), (players) => {
        const ranked = [...players].sort(byRank)
        expect([...players].reverse().sort(byRank)).toEqual(ranked)
        for (const [place, one] of ranked.entries()) {
          const next = ranked[place + 1]
          if (next !== undefined) expect(byRank(one, next)).toBeLessThan(0)
        }
      }),
    )
  })
  test('more points first, then who had them earlier, then who joined earlier', () => {
    const ids = [
      { id: 3, points: 10, reached_at: 5 },
      { id: 2, points: 10, reached_at: 4 },
      { id: 1, points: 20, reached_at: 9 },
      { id: 4, points: 10, reached_at: 4 },
    ]
    expect([...ids].sort(byRank).map(({ id }) => id)).toEqual([1, 2, 4, 3])
  })
  test('places win their share of the pool, and a player without points wins nothing', () => {
    expect(prizes([5_000, 3_000, 2_000], 10_001, [9, 4, 0])).toEqual([5_000, 3_000, 0])
    expect(sharesFault([5_000, 3_000, 2_000])).toBeNull()
    expect(sharesFault([5_000, 5_001])).toBe('a worse place wins more')
    expect(sharesFault([6_000, 4_001])).toBe('the prizes are more than the pool')
  })
  test('prizes are never more than the pool', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(shares, fc.nat(), (made, pool) => {
        const sorted = [...made].sort((a, b) => b - a)
        if (sharesFault(sorted) !== null) return
        const won = prizes(
          sorted,
          pool,
          sorted.map(() => 1),
        )
        expect(won.reduce((sum, prize) => sum + prize, 0)).toBeLessThanOrEqual(pool)
      }),
    )
  })
})
