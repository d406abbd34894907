import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { payout } from '../payout/index.ts'
import { largestStakeFor, smallestStakeFor, stakeLimits } from './index.ts'

const MULTIPLIER = fc.tuple(fc.bigInt(10_001n, 10n ** 12n), fc.bigInt(1n, 10_000n)).map(([n, d]) => fraction(n, d))
const NO_CAP = 10n ** 40n

test('SLIP-04 SLIP-11: the largest stake returns at most the largest payout, and one subunit more returns more', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), MULTIPLIER, (most, multiplier) => {
      const stake = largestStakeFor(most, multiplier)
      expect(payout(stake, multiplier, NO_CAP).amount).toBeLessThanOrEqual(most)
      expect(payout(stake + 1n, multiplier, NO_CAP).amount).toBeGreaterThan(most)
    }),
  )
})

test('SLIP-04: what may be staked is never paid less than it promised because of the largest payout', () => {
  const terms = { minStake: 10, maxStake: 1_000_000, maxPayout: 100_000_000 }
  fc.assert(
    fc.property(MULTIPLIER, fc.option(fc.bigInt(0n, 10n ** 10n)), (multiplier, room) => {
      const { max } = stakeLimits(terms, multiplier, room)
      expect(max).toBeLessThanOrEqual(1_000_000n)
      expect(payout(max, multiplier, terms.maxPayout).isCapped).toBe(false)
    }),
  )
})

test('SLIP-11: a stake between the limits, and no other, returns more than itself and not more than is paid', () => {
  const terms = { minStake: 3, maxStake: 120, maxPayout: 150 }
  const close = fc.integer({ min: 10_000, max: 12_000 })
  const multiplier = fc.oneof(close, fc.integer({ min: 10_000, max: 900_000 }))
  fc.assert(
    fc.property(multiplier, fc.option(fc.bigInt(0n, 160n)), (price, room) => {
      const { min, max, refusal } = stakeLimits(terms, fraction(price, 10_000), room)
      const paid = Math.min(terms.maxPayout, Number(room ?? terms.maxPayout))
      const isTaken = (stake: number) => {
        const returned = Math.floor((stake * price + 5_000) / 10_000)
        return stake >= terms.minStake && stake <= terms.maxStake && returned <= paid && returned > stake
      }
      const stakes = Array.from({ length: 130 }, (_, stake) => stake)
      expect(stakes.filter(isTaken)).toEqual(stakes.filter((stake) => stake >= min && stake <= max))
      expect(refusal === null).toBe(stakes.some(isTaken))
    }),
    { numRuns: 300 },
  )
})

test('PLACE-05: the smallest stake that wins wins a subunit, and none does at a price of 1', () => {
  fc.assert(
    fc.property(MULTIPLIER, (multiplier) => {
      const stake = smallestStakeFor(multiplier)
      const wins = (one: bigint) => payout(one, multiplier, NO_CAP).amount > one
      if (stake === null) return expect(multiplier.n <= multiplier.d).toBe(true)
      expect([wins(stake), wins(stake - 1n)]).toEqual([true, false])
    }),
  )
  expect(smallestStakeFor(fraction(1))).toBeNull()
})

test('SLIP-11: room of 0 leaves no stake that returns anything', () => {
  const terms = { minStake: 10, maxStake: 1_000_000, maxPayout: 100_000_000 }
  expect(stakeLimits(terms, fraction(21_000, 10_000), 0n)).toEqual({ min: 10n, max: 0n, refusal: 'payout_too_high' })
})
