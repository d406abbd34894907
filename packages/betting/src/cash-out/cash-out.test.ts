import { expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { cashOutOffer, expectedOdds, fairCashOut, fairCashOutByOdds, isCashOutOpen } from './index.ts'

const none = fraction(0)

test('BETS-02: the fair value of a single is its possible return over the fair odds now', () => {
  expect(fairCashOutByOdds(1_000, fraction(6), fraction(9, 4))).toEqual(fraction(8_000, 3))
})

test('BETS-02: a system is worth its lines: settled legs at their effective odds, open ones at their chance', () => {
  const open = expectedOdds(fraction(2), { win: fraction(1, 2), halfWin: none, push: none, halfLose: none })
  expect(fairCashOut(3_000, { type: 'system', winCount: 2 }, [fraction(2), none, open])).toEqual(fraction(2_000))
})

test('BETS-02: half results enter the expectation with half a stake on each side', () => {
  const chances = { win: fraction(1, 4), halfWin: fraction(1, 4), push: fraction(1, 8), halfLose: fraction(1, 8) }
  expect(expectedOdds(fraction(2), chances)).toEqual(fraction(17, 16))
})

test('BETS-02: an offer is the fair value less the margin, rounded down', () => {
  expect(cashOutOffer(fraction(8_000, 3))).toBe(2_533n)
  expect(cashOutOffer(fraction(999), fraction(1))).toBe(999n)
})

test('BETS-02: nothing is offered while the market of an open leg is closed', () => {
  const open = { isMarketActive: true, cashoutStatus: 1 }
  expect(isCashOutOpen([open, open])).toBe(true)
  expect(isCashOutOpen([open, { ...open, isMarketActive: false }])).toBe(false)
  expect(isCashOutOpen([open, { ...open, cashoutStatus: -1 }])).toBe(false)
})
