import type { Bet } from '@touchline/contract'
import { expect, test } from 'vitest'
import { createPurchases, type Purchase } from './purchases.ts'

const bet = (id: number, status: Bet['status'], matches = [7]) =>
  ({
    id,
    status,
    stake: { value: 1_250, currency: 'EUR', subunits: 100 },
    selections: matches.map((match) => ({ match: { id: match } })),
  }) as unknown as Bet

test('WATCH-02: a bet is reported once when it is accepted, with its events and its stake in units', () => {
  const reported: Purchase[] = []
  const purchases = createPurchases((one) => reported.push(one))
  purchases.placed([bet(1, 'waiting_results', [7, 9, 7])])
  purchases.changed(bet(1, 'done'))
  expect(reported).toEqual([
    { event: 'purchase', transactionId: '1', contentIds: ['7', '9'], amount: 12.5, currency: 'EUR' },
  ])
})

test('WATCH-02: a live bet is reported when it is decided, one that is refused or was placed elsewhere never', () => {
  const reported: string[] = []
  const purchases = createPurchases(({ transactionId }) => reported.push(transactionId))
  purchases.placed([bet(1, 'submitted'), bet(2, 'submitted')])
  purchases.changed(bet(3, 'waiting_results'))
  expect(reported).toEqual([])
  purchases.changed(bet(2, 'rejected'))
  purchases.changed(bet(1, 'waiting_results'))
  expect(reported).toEqual(['1'])
})
