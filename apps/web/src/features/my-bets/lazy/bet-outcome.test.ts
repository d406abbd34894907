import { BET_RESULTS } from '@touchline/betting'
import { expect, test } from 'vitest'
import { wireBet } from '../../../testing/facts.ts'
import { betOutcome } from './bet-outcome.ts'

test('PLACE-04 BETS-01: a refused attempt is called that whatever its result says: not won, lost, paid or refunded, and without an amount', () => {
  for (const result of BET_RESULTS)
    expect(betOutcome(wireBet(1, 'rejected', { result }))).toEqual({
      label: 'bets.outcome.rejected',
      showsAmount: false,
      tone: 'plain',
    })
})

test('BETS-01 BETS-05: a cashed-out bet is no win, sold by the player or automatically, and half a win is not called one', () => {
  const sold = (automatic: boolean) => {
    const created_at = '2026-01-01T12:00:00.000Z'
    return wireBet(1, 'cashed_out', {
      result: 'cashed_out',
      cashouts: [{ stake: 500, amount: 440, automatic, created_at }],
    })
  }
  const label = (bet: ReturnType<typeof wireBet>) => betOutcome(bet).label
  expect([label(sold(false)), label(sold(true))]).toEqual(['bets.outcome.cashed_out', 'bets.outcome.cashed_out_auto'])
  expect(label(wireBet(1, 'done', { result: 'win_entire' }))).toBe('bets.outcome.won')
  for (const result of ['refund_half_win_other', 'refund_half_lose_other'] as const)
    expect(label(wireBet(1, 'done', { result }))).toBe('bets.outcome.paid')
})
