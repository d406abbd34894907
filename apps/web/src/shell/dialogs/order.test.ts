import { expect, test } from 'vitest'
import { type Asked, createDialogs, type DialogName } from '../../dialogs/index.ts'
import { onTop, overBy } from './order.ts'
import { DIALOG_NAMES, DIALOGS } from './registry.ts'

/** MODAL-01 of the specification. */
const SPECIFIED = [
  'sign-in',
  'sign-up',
  'confirm-password',
  'unlock-player',
  'iframe-deposit',
  'quick-deposit',
  'forgot-password',
  'edit-password',
  'resend-confirmation',
  'phone-verification',
  'missed-auth-fields',
  'activity-limit-reached',
  'out-of-session-limit',
  'reality-check',
  'custom-bet',
  'bonus-detail',
  'jackpot-hit',
  'share-bet-not-found',
  'cookie-drawer',
]

const open = (...names: DialogName[]): Asked[] => names.map((name) => ({ name, carries: {} }) as Asked)

test('MODAL-01: there is every dialog of the specification, by its name', () => {
  expect(DIALOG_NAMES.toSorted()).toEqual(SPECIFIED.toSorted())
})

test('MODAL-02: of dialogs of one rank the one requested last is seen, the others wait behind it', () => {
  expect(onTop(open('share-bet-not-found', 'sign-in'))?.name).toBe('sign-in')
  expect(onTop(open('sign-in', 'share-bet-not-found'))?.name).toBe('share-bet-not-found')
  expect(onTop([])).toBeUndefined()
})

test('MODAL-02: an open dialog requested again comes to the front with what it is given now', () => {
  const dialogs = createDialogs()
  dialogs.open('sign-in', { reason: 'asked' })
  dialogs.open('share-bet-not-found', {})
  dialogs.open('sign-in', { reason: 'session_expired' })
  expect(dialogs.get()).toEqual([
    { name: 'share-bet-not-found', carries: {} },
    { name: 'sign-in', carries: { reason: 'session_expired' } },
  ])
  dialogs.close('sign-in')
  expect(onTop(dialogs.get())?.name).toBe('share-bet-not-found')
})

test('PLAYER-01: signing in closes the dialogs of sign-in and sign-up; an answered question about the session closes none', () => {
  const all = open(...DIALOG_NAMES)
  const over = overBy('NOT_LOGGED_IN', 'LOGGED_IN', all)
  expect(over).toEqual(['sign-in', 'sign-up'])
  expect(overBy('PENDING', 'NOT_LOGGED_IN', all)).toEqual([])
  const players = DIALOG_NAMES.filter((name) => DIALOGS[name].audience === 'player')
  expect(overBy('LOGGED_IN', 'NOT_LOGGED_IN', all)).toEqual(players)
})
