import { expect, test } from 'vitest'
import { currencyOf } from '../money/index.ts'
import type { OutcomePick } from '../slip/index.ts'
import { pickOf } from '../testing/picks.ts'
import { acceptedBet, REFUSED, rejectedBet, submittedBet } from '../testing/placed-bets.ts'
import { createQuickBet, type QuickBetAction, type QuickBetState, quickBetOutcomeIds, reduceQuickBet } from './index.ts'

const home = pickOf(1, '1')

function tap(pick: OutcomePick, idempotencyKey = 'key-1'): QuickBetAction {
  const device = { deviceId: 'device', locale: 'en', acceptMode: 'none', inactiveProviders: [] } as const
  return { type: 'place', pick, idempotencyKey, ...device }
}

function after(...actions: readonly QuickBetAction[]): QuickBetState {
  return actions.reduce(reduceQuickBet, createQuickBet(currencyOf('EUR')))
}

const READY = [{ type: 'toggle' }, { type: 'set_stake', stake: 500 }, { type: 'approve' }] as const

test('PLACE-05: approval is valid only with a stake above 0 and while switched on', () => {
  expect(after({ type: 'toggle' }, { type: 'approve' }).isApproved).toBe(false)
  expect(after({ type: 'set_stake', stake: 500 }, { type: 'approve' }).isApproved).toBe(false)
  expect(after(...READY).isApproved).toBe(true)
})

test('PLACE-05: toggling, another stake or another currency resets approval', () => {
  expect(after(...READY, { type: 'toggle' }, { type: 'toggle' })).toMatchObject({ isEnabled: true, isApproved: false })
  expect(after(...READY, { type: 'set_stake', stake: 600 }).isApproved).toBe(false)
  const inYen = after(...READY, { type: 'change_currency', currency: currencyOf('JPY') })
  expect(inYen).toMatchObject({ isApproved: false, stake: 0 })
})

test('PLACE-05: a stake that is no amount changes nothing', () => {
  expect(after(...READY, { type: 'set_stake', stake: -1 }, { type: 'set_stake', stake: 0.5 })).toMatchObject({
    stake: 500,
    isApproved: true,
  })
})

test('PLACE-05: placing needs approval', () => {
  expect(after({ type: 'toggle' }, { type: 'set_stake', stake: 500 }, tap(home)).state).toBe('INITIAL')
  expect(after(tap(home)).state).toBe('INITIAL')
})

test('PLACE-05: a tap places a single with the quick flag', () => {
  const state = after(...READY, tap(home))
  expect(quickBetOutcomeIds(state)).toEqual(['1/1//1'])
  expect(state.state === 'PROCESSING' && state.placement).toMatchObject({
    idempotencyKey: 'key-1',
    meta: { quick: true },
    bets: [{ betType: 'SINGLE', stake: 500, currency: 'EUR' }],
  })
})

test('PLACE-05: further taps are ignored while one is processing', () => {
  const first = after(...READY, tap(home))
  expect(reduceQuickBet(first, tap(pickOf(2, '1'), 'key-2'))).toBe(first)
  const lost = reduceQuickBet(first, { type: 'placement_lost' })
  expect(reduceQuickBet(lost, tap(pickOf(2, '1'), 'key-2'))).toBe(lost)
})

test('PLACE-05: refused where the potential win is not above the stake', () => {
  const state = after(...READY, tap(pickOf(1, '1', { odds: 10_000 })))
  expect(state).toMatchObject({ state: 'WARNING', messageKey: 'error.potential_win.equal_or_less' })
})

test('PLACE-05: a subunit that rounding leaves without a win is refused too', () => {
  const yen = currencyOf('JPY')
  const ready = after(
    { type: 'toggle' },
    { type: 'change_currency', currency: yen },
    { type: 'set_stake', stake: 1 },
    { type: 'approve' },
  )
  expect(reduceQuickBet(ready, tap(pickOf(1, '1', { odds: 14_000 }))).state).toBe('WARNING')
  expect(reduceQuickBet(ready, tap(pickOf(1, '1', { odds: 15_000 }))).state).toBe('PROCESSING')
})

test('PLACE-05: taps are ignored with a warning until it is dismissed', () => {
  const warned = after(...READY, tap(pickOf(1, '1', { active: false })))
  expect(warned).toMatchObject({ state: 'WARNING', messageKey: 'sb.ticket.suspended.label' })
  expect(reduceQuickBet(warned, tap(home))).toBe(warned)
  expect(reduceQuickBet(reduceQuickBet(warned, { type: 'dismiss' }), tap(home)).state).toBe('PROCESSING')
})

test('PLACE-05: an outcome of a provider that is down is refused', () => {
  const action = { ...tap(home), inactiveProviders: ['betradar'] } as QuickBetAction
  expect(after(...READY, action)).toMatchObject({ state: 'WARNING', messageKey: 'sb.ticket.not-available.label' })
})

test('PLACE-05: switched off on sign-out and when the balance is below the quick stake', () => {
  expect(after(...READY, { type: 'sign_out' })).toMatchObject({ isEnabled: false, isApproved: false })
  expect(after(...READY, { type: 'balance_changed', balance: 499 })).toMatchObject({
    isEnabled: false,
    isApproved: false,
  })
  expect(after(...READY, { type: 'balance_changed', balance: 500 })).toMatchObject({
    isEnabled: true,
    isApproved: true,
  })
})

test('PLACE-03: signing out does not forget a placement that is under way', () => {
  expect(after(...READY, tap(home), { type: 'sign_out' })).toMatchObject({ isEnabled: false, state: 'PROCESSING' })
})

test('PLACE-03: a lost response keeps the placement under its key until its outcome is known', () => {
  const lost = after(...READY, tap(home), { type: 'placement_lost' })
  expect(lost.state).toBe('UNKNOWN')
  expect(lost.state === 'UNKNOWN' && lost.placement.idempotencyKey).toBe('key-1')
  expect(reduceQuickBet(lost, tap(home, 'key-2'))).toBe(lost)
  expect(reduceQuickBet(lost, { type: 'placement_answered', placedBet: acceptedBet() }).state).toBe('SUCCESS')
})

test('PLACE-04: a live bet is processing until it is decided', () => {
  const taken = after(...READY, tap(home), { type: 'placement_answered', placedBet: submittedBet() })
  expect(reduceQuickBet(taken, { type: 'placement_lost' }).state).toBe('PROCESSING')
  expect(reduceQuickBet(taken, { type: 'placement_answered', placedBet: acceptedBet() }).state).toBe('SUCCESS')
  expect(reduceQuickBet(taken, { type: 'placement_answered', placedBet: rejectedBet() })).toMatchObject({
    state: 'ERROR',
    error: { code: 101 },
  })
})

test('PLACE-05: after a refusal or a success the next tap places again', () => {
  const failed = after(...READY, tap(home), { type: 'placement_failed', error: REFUSED })
  expect(failed.state).toBe('ERROR')
  expect(reduceQuickBet(failed, tap(home, 'key-2')).state).toBe('PROCESSING')
  const done = after(...READY, tap(home), { type: 'placement_answered', placedBet: acceptedBet() })
  expect(reduceQuickBet(done, tap(home, 'key-2')).state).toBe('PROCESSING')
})

test('PLACE-05: an ended session switches it off', () => {
  expect(after(...READY, tap(home), { type: 'placement_unauthorized' })).toMatchObject({
    state: 'INITIAL',
    isEnabled: false,
    isApproved: false,
  })
})

test('SLIP-03: a change is refused where the type is set already, and every refusal has a reason', () => {
  const idle = after(...READY)
  const stray: readonly QuickBetAction[] = [
    { type: 'placement_answered', placedBet: acceptedBet() },
    { type: 'placement_failed', error: REFUSED },
    { type: 'placement_lost' },
    { type: 'placement_unauthorized' },
  ]
  expect(stray.map((action) => reduceQuickBet(idle, action))).toEqual(stray.map(() => idle))
})
