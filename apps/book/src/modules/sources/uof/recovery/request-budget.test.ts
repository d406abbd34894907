import { expect, test } from 'vitest'
import { allowedAt, remaining } from './request-budget.ts'

const NOW = 1_800_000_000_000
const MIN = 60_000
const made = (minutesAgo: number, reachMin: number | null) => {
  const askedAt = NOW - minutesAgo * MIN
  return { askedAt, after: reachMin === null ? null : askedAt - reachMin * MIN }
}
const many = (n: number, reachMin: number | null, from = 0) =>
  Array.from({ length: n }, (_, i) => made(from + i / 100, reachMin))

test('the vendor takes 20 requests in 10 minutes and 60 in an hour where they reach back less than half an hour', () => {
  expect(allowedAt(many(19, 10), made(0, 10))).toBe(NOW)
  expect(allowedAt(many(20, 10), made(0, 10))).toBeGreaterThan(NOW + 9 * MIN)
  expect(allowedAt(many(20, 10, 11), made(0, 10))).toBe(NOW)
  expect(allowedAt([...many(19, 10, 11), ...many(19, 10, 22), ...many(22, 10, 33)], made(0, 10))).toBeGreaterThan(NOW)
})

test('it takes 4 in 10 minutes where they reach back up to a day, and 2 in 30 where they request everything or more', () => {
  expect(allowedAt(many(4, 40), made(0, 40))).toBeGreaterThan(NOW)
  expect(allowedAt(many(4, 40), made(0, 10))).toBe(NOW)
  expect(allowedAt(many(2, null), made(0, null))).toBeGreaterThan(NOW + 29 * MIN)
  expect(allowedAt(many(2, null), made(0, 1_500))).toBeGreaterThan(NOW + 29 * MIN)
  expect(allowedAt(many(4, null, 31), made(0, null))).toBeGreaterThan(NOW + 80 * MIN)
  expect(remaining(many(1, null), made(0, null))).toEqual({ left: 1, of: 2 })
})
