import type { SlipBonus } from '@touchline/contract'
import { expect, test } from 'vitest'
import { gainOf } from './chosen-bonus.ts'

const BOOST: SlipBonus = {
  bonus_id: 1,
  bonus_type: 'comboboost',
  name: 'Combo boost',
  bonus_odds: 10_500,
  ranges: [],
  active_range_index: 0,
  suitable_selections: [0, 1],
  potential_points: 0,
  points: 0,
  available_points: 0,
  potential_freebet_amount: 0,
  currency: 'EUR',
  valid_to: null,
  min_odds: 10_000,
  amount: null,
  user_bonus_status: 'active',
}

test('a visitor gets a button to sign in, a player one to place', () => {
  expect(gainOf(BOOST, 29)).toBe(29)
  expect(gainOf({ ...BOOST, user_bonus_status: 'available' }, 29)).toBe(29)
  expect(gainOf({ ...BOOST, user_bonus_status: 'not_available' }, 29)).toBeNull()
  expect(gainOf({ ...BOOST, bonus_type: 'freebet', amount: 5_00 }, 29)).toBeNull()
  expect(gainOf(BOOST, 0)).toBeNull()
})
