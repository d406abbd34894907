import type { Notification } from '@touchline/contract'
import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

const about = (facts: Partial<Notification>) =>
  placeOf({ type: 'bet', object_type: null, object_id: null, ...facts } as Notification)

test('PLAYER-06: a notification leads to its bet or its match, and one about neither to the bets or nowhere', () => {
  expect(about({ object_type: 'bet', object_id: 7 })).toBe('/bets/7')
  expect(about({ object_type: 'match', object_id: 9 })).toMatch(/-m9$/)
  expect(about({ type: 'vip_bet' })).toBe('/bets')
  expect(about({ type: 'maintenance' })).toBeNull()
  expect(about({ type: 'payment', object_type: 'deposit', object_id: 3 })).toBe('/profile/wallet/deposit')
  expect(about({ type: 'payment', object_type: 'withdrawal', object_id: 3 })).toBe('/profile/wallet/withdraw')
})
