import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

test.each([
  ['a new pool is half of what is shown', [1_000, 1_000, null], { begun: 0.5, filled: 0.5 }],
  ['a pool that must be hit is shown on the way there', [400, 200, 500], { begun: 0.4, filled: 0.8 }],
  ['one that is about to be hit is full', [500, 200, 500], { begun: 0.4, filled: 1 }],
] as const)('BONUS-04: %s', (_, [pool, seed, hitBy], growth) => {
  expect(growthOf(pool, seed, hitBy)).toEqual(growth)
})

test('BONUS-04: a pool that grows never seems to shrink, and never leaves its bar', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 9 })
  fc.assert(
    fc.property(amount, amount, amount, (seed, grown, more) => {
      const [before, after] = [growthOf(seed + grown, seed, null), growthOf(seed + grown + more, seed, null)]
      expect(after.filled).toBeGreaterThanOrEqual(before.filled - 1e-12)
      expect(after.filled).toBeLessThanOrEqual(1)
      expect(after.begun).toBeLessThanOrEqual(after.filled)
    }),
  )
})
