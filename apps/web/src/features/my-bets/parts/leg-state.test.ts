import { BET_STATES, LEG_RESULTS, OPEN_STATES } from '@touchline/betting'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { expect, test } from 'vitest'
import { decidedLeg, openLeg } from './leg-state.ts'

test('BETS-01 BETS-05: only a leg of a bet that was cashed out is called that', () => {
  const called = BET_STATES.filter((status) => decidedLeg({ status }, { status: 'open' }) === 'cashed_out')
  expect(called).toEqual(['cashed_out'])
})

test('PLACE-04 BETS-01: a leg of a bet that was not accepted is called that, whatever its event came to', () => {
  for (const result of LEG_RESULTS) expect(decidedLeg({ status: 'rejected' }, { status: result })).toBe('refused')
})

test('BETS-01: the legs that a lost bet did not wait for no longer count, those of a cancelled one are void', () => {
  expect(decidedLeg({ status: 'done' }, { status: 'open' })).toBe('not_needed')
  for (const status of ['withdrawn', 'cancelled'] as const)
    expect(decidedLeg({ status }, { status: 'open' })).toBe('void')
})

test('BETS-01: a decided leg keeps its result in every bet, and an open bet waits for its open legs', () => {
  for (const status of BET_STATES.filter((one) => one !== 'rejected'))
    for (const result of LEG_RESULTS.filter((one) => one !== 'open'))
      expect(decidedLeg({ status }, { status: result })).toBe(result)
  for (const status of OPEN_STATES) expect(decidedLeg({ status }, { status: 'open' })).toBeNull()
})

test('BETS-01: an open leg is called after what its event does now, a championship is open until its end', () => {
  const states = Object.values(EVENT_STATUS).map((status) => openLeg({ type: 'match', status }))
  expect(states).toEqual(['waiting', 'playing', 'playing', 'over', 'over', 'over'])
  for (const status of Object.values(EVENT_STATUS)) expect(openLeg({ type: 'outright', status })).toBe('undecided')
})
