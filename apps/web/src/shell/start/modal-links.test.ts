import { expect, test } from 'vitest'
import { DIALOG_NAMES } from '../dialogs/registry.ts'
import { askedModal } from './modal-links.ts'

function asked(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://bets.example')
  return askedModal({ pathname, search, hash })
}

test('ROUTE-08: hashes open the dialogs of the account and leave the address', () => {
  const hashes: readonly (readonly [hash: string, name: string])[] = [
    ['sign-in', 'sign-in'],
    ['signUp', 'sign-up'],
    ['confirmation', 'confirm-password'],
    ['edit_password', 'edit-password'],
    ['forgot-password', 'forgot-password'],
    ['unlock', 'unlock-player'],
  ]
  for (const [hash, name] of hashes) {
    expect(asked(`/de/sports/live?sport=tennis#${hash}`)).toMatchObject({
      name,
      rest: '/de/sports/live?sport=tennis',
    })
  }
})

test('ROUTE-08: the modal parameter does the same and keeps the rest of query and hash', () => {
  expect(asked('/sports/football/a-b-m7?modal=sign-up&page=2#betBuilder')).toEqual({
    name: 'sign-up',
    carries: {},
    rest: '/sports/football/a-b-m7?page=2#betBuilder',
  })
})

test('ROUTE-08: tokens reach their dialog and leave the address; a password token opens its dialog by itself', () => {
  expect(asked('/sports?reset_password_token=t%2B1')).toEqual({
    name: 'edit-password',
    carries: { token: 't+1' },
    rest: '/sports',
  })
  expect(asked('/sports?unlock_token=u#unlock')).toEqual({
    name: 'unlock-player',
    carries: { token: 'u' },
    rest: '/sports',
  })
  expect(asked('/sports/users/password/edit?reset_password_token=t')).toBeNull()
})

test('ROUTE-08: what requests no dialog of the account is left alone', () => {
  for (const address of ['/sports', '/sports#betBuilder', '/sports?modal=nope', '/sports#content', '/sports#toString'])
    expect(asked(address)).toBeNull()
})

test('ROUTE-08: the names of the specification open their dialogs too', () => {
  expect(asked('/sports?modal=resend-confirmation-instructions')?.name).toBe('resend-confirmation')
  expect(asked('/sports#resendConfirmationInstructions')?.name).toBe('resend-confirmation')
})

test('SAFE-01 SAFE-03: no address claims that a limit is reached: the dialog says so after it was found out', () => {
  for (const name of ['activity-limit-reached', 'out-of-session-limit'])
    for (const more of ['', '&isReached=true', '&is_reached=1'])
      expect(asked(`/sports?modal=${name}${more}`)?.carries, name).toEqual({ isReached: false })
})

/** Those that are about one thing that an address does not name: they open by their cause alone. */
const BY_CAUSE_ALONE: readonly string[] = ['jackpot-hit', 'bonus-detail', 'custom-bet']

test('MODAL-01: every dialog opens by its own name, in the query and in the hash', () => {
  for (const name of DIALOG_NAMES.filter((known) => !BY_CAUSE_ALONE.includes(known))) {
    expect(asked(`/sports?modal=${name}`)?.name).toBe(name)
    expect(asked(`/sports#${name}`)?.name).toBe(name)
  }
})
