import { expect, test } from 'vitest'
import { isExpectedRefusal } from './refusals.ts'

test('a suspended market and a changed price are expected refusals, and every other reason is an error', () => {
  const outer = '"code":100 "key":"error.place_bets.default'
  expect(isExpectedRefusal(`${outer} "code":130 "key":"error.place_bets.suspended`)).toBe(true)
  expect(isExpectedRefusal(`${outer} "code":101 "key":"error.place_bets.invalid_odds`)).toBe(true)
  expect(isExpectedRefusal(`${outer} "key":"error.place_bets.suspended "key":"error.place_bets.price_stale`)).toBe(
    false,
  )
  expect(isExpectedRefusal('"code":142 "key":"error.place_bets.insufficient_balance')).toBe(false)
  // Nothing says why.
  expect(isExpectedRefusal(outer)).toBe(false)
  expect(isExpectedRefusal('')).toBe(false)
})
