import type { Bet } from '@touchline/contract'
import { expect, test } from 'vitest'
import { wireBet } from '../../../testing/facts.ts'
import { withBet } from './bets-state.ts'
import { countBets, filterBets } from './filters.ts'

test('PLACE-04: a VIP bet that is rejected leaves the list, any other stays and says so', () => {
  const vip = wireBet(1, 'submitted', { is_vip: true })
  const live = wireBet(2, 'submitted')
  expect(withBet([vip, live], { ...vip, status: 'rejected' }).map((bet) => bet.id)).toEqual([2])
  expect(withBet([vip, live], { ...live, status: 'rejected' }).map((bet) => bet.status)).toEqual([
    'submitted',
    'rejected',
  ])
})

test('BETS-01: list and result filters as the server has them, with counts; a refused attempt is neither open nor settled', () => {
  const open = wireBet(1, 'waiting_results')
  const won = wireBet(2, 'done', { result: 'win_entire' })
  const lostBet = wireBet(3, 'done', { result: 'lose_entire' })
  const refund = wireBet(4, 'cancelled', { result: 'canceled' })
  const half = wireBet(5, 'done', { result: 'refund_half_win_other' })
  const sold = wireBet(6, 'cashed_out', { result: 'cashed_out' })
  const refused = wireBet(7, 'rejected', { result: 'canceled' })
  const all = [open, won, lostBet, refund, half, sold, refused]
  const ids = (bets: readonly Bet[]) => bets.map((bet) => bet.id)
  expect(countBets(all)).toEqual({ all: 7, open: 1, settled: 5 })
  expect(ids(filterBets(all, 'open', 'all'))).toEqual([1])
  expect(ids(filterBets(all, 'settled', 'win'))).toEqual([2, 5])
  expect(ids(filterBets(all, 'all', 'lose'))).toEqual([3])
  expect(ids(filterBets(all, 'settled', 'refund'))).toEqual([4, 6])
})
