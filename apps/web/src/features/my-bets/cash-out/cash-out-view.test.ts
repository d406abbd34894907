import { BET_STATES } from '@touchline/betting'
import { expect, test } from 'vitest'
import { cashOutView } from './cash-out-view.ts'

const STEPS = ['sending', 'unknown', 'waiting', 'changed', 'refused', 'paid', undefined] as const

test('BETS-02: a bet that ended while its cash-out waited says so, and never that a market is suspended', () => {
  for (const status of ['done', 'cancelled', 'withdrawn', 'rejected'] as const)
    for (const step of ['waiting', 'changed', undefined] as const)
      expect(cashOutView({ status, to_cashout: null }, step), `${status} ${step}`).toBe('over')
  expect(cashOutView({ status: 'cashed_out', to_cashout: null }, undefined)).toBe('sold')
})

test('BETS-02: a cash-out that is paid, refused or unknown is shown in every state of the bet', () => {
  for (const status of BET_STATES) {
    expect(cashOutView({ status, to_cashout: null }, 'paid')).toBe('paid')
    expect(cashOutView({ status, to_cashout: null }, 'refused')).toBe('refused')
    expect(cashOutView({ status, to_cashout: null }, 'unknown')).toBe('checking')
  }
})

test('BETS-02: only an open bet without a value is shown as suspended', () => {
  const off = BET_STATES.flatMap((status) =>
    STEPS.filter((step) => cashOutView({ status, to_cashout: null }, step) === 'off').map((step) => [status, step]),
  )
  expect(off).toEqual([
    ['submitted', undefined],
    ['waiting_results', undefined],
    ['ready_to_process', undefined],
  ])
  expect(cashOutView({ status: 'waiting_results', to_cashout: 880 }, undefined)).toBe('choose')
  expect(cashOutView({ status: 'cashout_in_progress', to_cashout: 880 }, undefined)).toBe('in_play')
})
