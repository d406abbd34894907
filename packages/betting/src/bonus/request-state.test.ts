import { expect, test } from 'vitest'
import { requestStateOf } from './request-state.ts'

test('BONUS-01: what a player was given is initial, approved once it was started, paid when it ends used, and declined when it ends unused', () => {
  const given = { activated_at: null, times_used: 0 }
  const started = { activated_at: 1, times_used: 0 }
  const used = { activated_at: 1, times_used: 1 }
  for (const is of ['available', 'overridden', 'not_available'] as const)
    expect([is, requestStateOf(given, is), requestStateOf(started, is)]).toEqual([is, 'initial', 'approved'])
  // With uses left it goes on.
  expect(requestStateOf(used, 'active')).toBe('approved')
  for (const is of ['bonus_over', 'expired', 'deactivated'] as const)
    expect([is, requestStateOf(used, is), requestStateOf(started, is)]).toEqual([is, 'paid', 'declined'])
})
