import { expect, test } from 'vitest'
import { wireBet } from '../../../testing/facts.ts'
import { betsCsv } from './bets-csv.ts'
import { chosenBets, readQuery, writeQuery } from './bets-query.ts'

const NOW = Date.parse('2026-01-08T12:00:00.000Z')
const bets = [
  wireBet(3, 'waiting_results', { created_at: '2026-01-08T11:00:00.000Z' }),
  wireBet(2, 'done', { created_at: '2026-01-03T11:00:00.000Z', result: 'win_entire', win_amount: 2_100 }),
  wireBet(1, 'done', { created_at: '2025-11-01T11:00:00.000Z', result: 'lose_entire', win_amount: 0 }),
]
const ids = (address: string) => chosenBets(bets, readQuery(new URLSearchParams(address)), NOW).map(({ id }) => id)

test('BETS-01: list, result, period and words of the address choose the bets', () => {
  expect(ids('')).toEqual([3, 2, 1])
  expect(ids('status=open')).toEqual([3])
  expect(ids('period=week')).toEqual([3, 2])
  expect(ids('period=day')).toEqual([3])
  expect(ids('status=settled&result=lose')).toEqual([1])
  expect(ids('q=2')).toEqual([2])
  expect(ids('sport=tennis')).toEqual([])
})

test('BETS-01: what the address says is written as it was read', () => {
  const address = 'status=settled&result=win&period=month&sport=tennis&q=roma'
  const written = Object.entries(writeQuery(readQuery(new URLSearchParams(address))))
  expect(new URLSearchParams(written as [string, string][]).toString()).toBe(address)
  expect(Object.values(writeQuery(readQuery(new URLSearchParams())))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('BETS-01: the file for a spreadsheet has a line a bet, exact amounts, and no cell that is a formula', () => {
  const [, second] = betsCsv([wireBet(2, 'done', { ref: '=1+1', result: 'win_entire' })]).split('\r\n')
  expect(second).toBe("2,'=1+1,2026-01-01T12:00:00.000Z,single,done,win_entire,10.00,21.00,EUR,2.1,")
})
