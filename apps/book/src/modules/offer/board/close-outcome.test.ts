import { MARKET_STATUS } from '@touchline/betting'
import { expect, test } from 'vitest'
import type { BoardMarketInput } from '../../pricing/index.ts'
import { closeMarket, closeOutcome } from './close-outcome.ts'

test('a closed outcome is inactive and has no odds; what else is known of it stays', () => {
  const outcome = { id: '1', active: true, odds: 21_000, probability: 0.45 }
  expect(closeOutcome(outcome)).toEqual({ id: '1', active: false, odds: 0, probability: 0.45 })
  expect(outcome.odds).toBe(21_000)
})

test('a closed market has its last status, and none of its outcomes takes a bet', () => {
  const outcomes = [
    { id: '1', active: true, odds: 21_000 },
    { id: '2', active: false, odds: 0 },
  ]
  const market = { id: 1, specifier: '', status: MARKET_STATUS.allowed, outcomes } as unknown as BoardMarketInput
  expect(closeMarket(market, MARKET_STATUS.cancelled)).toEqual({
    ...market,
    status: MARKET_STATUS.cancelled,
    outcomes: outcomes.map(({ id }) => ({ id, active: false, odds: 0 })),
  })
})
