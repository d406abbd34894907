import { expect, test } from 'vitest'
import { wireBet } from '../../../testing/facts.ts'
import { shownBets } from './won-in-view.ts'

test('BETS-01: a bet that wins before the viewer’s eyes stays in the list of open bets, others leave it', () => {
  const open = wireBet(1, 'waiting_results')
  const won = wireBet(2, 'done', { result: 'win_entire' })
  const lostBet = wireBet(3, 'done', { result: 'lose_entire' })
  const wonBefore = wireBet(4, 'done', { result: 'win_entire' })
  const all = [open, won, lostBet, wonBefore]
  const ids = (list: 'open' | 'settled') => shownBets(all, list, 'all', new Set([1, 2, 3])).map((bet) => bet.id)
  expect(ids('open')).toEqual([1, 2])
  expect(ids('settled')).toEqual([2, 3, 4])
})
