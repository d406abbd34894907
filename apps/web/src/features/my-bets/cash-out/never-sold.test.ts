import { FREEBET_TYPES, SLIP_BONUS_TYPES } from '@touchline/contract/constants'
import { expect, test } from 'vitest'
import { neverSold } from './never-sold.ts'

test('BETS-02 BONUS-02: bets with any kind of free bet are never cashed out, and say why; all others may be', () => {
  const bonus = { id: 1, odds: 10_000, house_stake: true, points: 0, paid: null }
  expect(neverSold({ bonus: null })).toBeNull()
  for (const type of SLIP_BONUS_TYPES) {
    const isFree = (FREEBET_TYPES as readonly string[]).includes(type)
    expect(neverSold({ bonus: { ...bonus, type } }) !== null, type).toBe(isFree)
  }
  expect(neverSold({ bonus: { ...bonus, type: 'freebet_no_risk' } })).toBe('no_risk')
})
