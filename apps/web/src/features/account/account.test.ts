import type { RealtimeEvent } from '@touchline/contract'
import { expect, test } from 'vitest'
import { createDialogs } from '../../dialogs/index.ts'
import { accounts, player, settings } from '../../testing/facts.ts'
import { createScriptedHttp, lost, ok, refused } from '../../testing/scripted-http.ts'
import { createAccount } from './effects.ts'
import { activeAccount, displayName } from './state/account-state.ts'

function accountHarness(options: { hasSession?: boolean; kept?: Map<string, unknown> } = {}) {
  const turns = new Map<string, unknown>()
  let receiveTurn = () => {}
  const backend = createScriptedHttp()
  const dialogs = createDialogs()
  const identities: (number | null)[] = []
  const waits: (() => void)[] = []
  const kept = options.kept ?? new Map<string, unknown>()
  let receive: (event: RealtimeEvent) => void = () => {}
  let gap: () => void = () => {}
  backend.on('getPlayer', () => ok<'getPlayer'>({ data: player }))
  backend.on('getAccounts', () => ok<'getAccounts'>({ data: [...accounts] }))
  backend.on('getSettings', () => ok<'getSettings'>({ data: settings }))
  const account = createAccount({
    http: backend.http,
    hasSession: options.hasSession,
    dialogs,
    after: (_, run) => void waits.push(run),
    onConnectivity: () => () => {},
    session: {
      read: (key) => kept.get(key),
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    shared: {
      read: (key) => turns.get(key),
      write: (key, value) => void turns.set(key, value),
      remove: (key) => void turns.delete(key),
      onChange(_, listener) {
        receiveTurn = listener
        return () => {}
      },
    },
    stream: {
      identify: (id) => void identities.push(id),
      listen(listener) {
        receive = listener
        return () => {}
      },
      onGap(listener) {
        gap = listener
        return () => {}
      },
    },
  })
  return {
    account,
    backend,
    dialogs: () => dialogs.get(),
    dismiss: () => dialogs.close('sign-in'),
    identities,
    kept,
    state: () => account.store.get(),
    balance: () => activeAccount(account.store.get().auth)?.balance,
    balanceChanged: (balance: number, version: number, currency = 'EUR') =>
      receive({ type: 'balance_changed', data: { currency, balance, version } }),
    gap: () => gap(),
    /** Another tab reports a sign-in or sign-out. */
    turn: () => receiveTurn(),
    turns,
    /** Lets every wait end. */
    passTime() {
      for (const run of waits.splice(0)) run()
    },
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  }
}

test('PLAYER-01: unknown, then pending during the request, then logged in with accounts and settings at once', async () => {
  const { account, state, settle, identities } = accountHarness()
  expect(state().auth.status).toBe('UNKNOWN')
  account.start()
  expect(state().auth.status).toBe('PENDING')
  await settle()
  expect(state()).toMatchObject({ auth: { status: 'LOGGED_IN', currency: 'EUR' }, settings: { live_delay_ms: 3_000 } })
  expect(identities).toEqual([7])
})

test('PLAYER-01: a page of a visitor requests no player', async () => {
  const { account, state, settle, backend } = accountHarness({ hasSession: false })
  account.start()
  await settle()
  expect(state().auth.status).toBe('NOT_LOGGED_IN')
  expect(backend.calls('getPlayer')).toEqual([])
})

test('PLAYER-01: wrong credentials stay out and come back with the server’s words', async () => {
  const { account, state, settle, backend } = accountHarness({ hasSession: false })
  account.start()
  await settle()
  backend.on('signIn', () => refused(401, { localized_message: 'E-mail or password is wrong.' }))
  const error = await account.signIn('a@b.c', 'x')
  expect(error).toMatchObject({ kind: 'answer', body: { localized_message: 'E-mail or password is wrong.' } })
  expect(state().auth.status).toBe('NOT_LOGGED_IN')
})

test('PLAYER-01 LIVE-02: signing in moves the connection to the player, signing out back', async () => {
  const { account, state, settle, backend, identities } = accountHarness({ hasSession: false })
  account.start()
  await settle()
  account.openSignIn('to_place')
  backend.on('signIn', () => ok<'signIn'>({ data: player }))
  backend.on('signOut', () => ok<'signOut'>(null))
  expect(await account.signIn('a@b.c', 'touchline')).toBeNull()
  expect(state().auth.status).toBe('LOGGED_IN')
  await account.signOut()
  expect(state().auth).toEqual({ status: 'NOT_LOGGED_IN' })
  expect(identities).toEqual([null, 7, null])
})

test('ERROR-06: a 401 anywhere signs out and opens sign-in, once, saying that the session expired', async () => {
  const { account, state, settle, backend, dialogs, dismiss } = accountHarness()
  account.start()
  await settle()
  backend.on('getBets', () => refused(401))
  await account.http.call('getBets')
  expect(state().auth.status).toBe('NOT_LOGGED_IN')
  expect(dialogs()).toEqual([{ name: 'sign-in', carries: { reason: 'session_expired' } }])
  dismiss()
  await account.http.call('getBets')
  expect(dialogs()).toEqual([])
})

test('BETS-04 PLAYER-03: a balance follows its currency, and an older one never replaces a newer', async () => {
  const { account, settle, balance, balanceChanged } = accountHarness()
  account.start()
  await settle()
  balanceChanged(90_000, 12)
  balanceChanged(95_000, 11)
  balanceChanged(1, 99, 'BTC')
  expect(balance()).toBe(90_000)
})

test('BETS-04: a list requested earlier does not overwrite a balance received since', async () => {
  const { account, settle, balance, balanceChanged, backend } = accountHarness()
  account.start()
  await settle()
  backend.on('getAccounts', async () => {
    balanceChanged(90_000, 12)
    return ok<'getAccounts'>({ data: [...accounts] })
  })
  await account.refreshAccounts()
  expect(balance()).toBe(90_000)
})

test('LIVE-03: after a gap in the stream the balances are fetched again', async () => {
  const { account, settle, balance, gap, backend } = accountHarness()
  account.start()
  await settle()
  backend.on('getAccounts', () => ok<'getAccounts'>({ data: accounts.map((each) => ({ ...each, balance: 5 })) }))
  gap()
  await settle()
  expect(balance()).toBe(5)
})

test('LIVE-03: balances that could not be fetched after a gap are requested until they arrive', async () => {
  const { account, settle, balance, gap, backend, passTime } = accountHarness()
  account.start()
  await settle()
  backend.on('getAccounts', () => lost)
  gap()
  await settle()
  backend.on('getAccounts', () => ok<'getAccounts'>({ data: accounts.map((each) => ({ ...each, balance: 5 })) }))
  passTime()
  await settle()
  expect(balance()).toBe(5)
})

test('PLAYER-03: the chosen currency lasts for the browser session', async () => {
  const first = accountHarness()
  first.account.start()
  await first.settle()
  first.account.chooseCurrency('BTC')
  first.account.chooseCurrency('XYZ')
  const again = accountHarness({ kept: first.kept })
  again.account.start()
  await again.settle()
  expect(again.state().auth).toMatchObject({ currency: 'BTC' })
})

test('PLAYER-04 ERROR-06: a setting shows at once and goes back when it could not be saved', async () => {
  const { account, state, settle, backend } = accountHarness()
  account.start()
  await settle()
  backend.on('updateSettings', () => lost)
  const saving = account.saveSettings({ auto_accept_odds_change: 'higher' })
  expect(state().settings?.auto_accept_odds_change).toBe('higher')
  expect(await saving).toBe(false)
  expect(state().settings?.auto_accept_odds_change).toBe('none')
})

test('PLAYER-02: the display name falls back from full name to nickname, e-mail, phone', () => {
  const phone = { ...player, email: null, auth_phone_number: '+49 1' }
  expect(displayName({ ...player, first_name: 'Alex', last_name: 'Demo', nickname: 'al' })).toBe('Alex Demo')
  expect(displayName({ ...player, nickname: 'al' })).toBe('al')
  expect(displayName(player)).toBe('demo@touchline.test')
  expect(displayName(phone)).toBe('+49 1')
})

test('PLAYER-01, ERROR-06: after a failed request the player is unknown, not a visitor: it is sent again, without sign-in, until it succeeds', async () => {
  const { account, backend, state, settle, identities, passTime, dialogs } = accountHarness({ hasSession: true })
  backend.on('getPlayer', () => refused(500))
  account.start()
  await settle()
  expect(state().auth.status).toBe('UNANSWERED')
  account.openSignIn('asked')
  await settle()
  expect(dialogs()).toEqual([])
  expect(backend.calls('getPlayer')).toHaveLength(2)
  expect(identities).toEqual([])

  backend.on('getPlayer', () => ok<'getPlayer'>({ data: player }))
  passTime()
  await settle()
  expect(state().auth.status).toBe('LOGGED_IN')
  expect(identities).toEqual([7])
})

test('PLAYER-01: a response without a player makes a visitor at once', async () => {
  const { account, backend, state, settle } = accountHarness({ hasSession: true })
  backend.on('getPlayer', () => refused(401))
  account.start()
  await settle()
  expect(state().auth.status).toBe('NOT_LOGGED_IN')
})

test('ERROR-04: settings that did not arrive are requested again', async () => {
  const { account, backend, state, settle, passTime } = accountHarness({ hasSession: false })
  backend.on('getSettings', () => lost)
  account.start()
  await settle()
  expect(state().settings).toBeNull()
  backend.on('getSettings', () => ok<'getSettings'>({ data: settings }))
  passTime()
  await settle()
  expect(state().settings).toEqual(settings)
})

test('ERROR-04: balances that did not arrive are requested again, and the page does not wait for them', async () => {
  const { account, backend, settle, balance, passTime } = accountHarness()
  backend.on('signIn', () => ok<'signIn'>({ data: player }))
  backend.on('getAccounts', () => refused(503))
  expect(await account.signIn('demo@touchline.test', 'touchline')).toBeNull()
  await settle()
  backend.on('getAccounts', () => ok<'getAccounts'>({ data: [...accounts] }))
  passTime()
  await settle()
  expect(balance()).toBe(100_000)
})

test('PLAYER-01: a tab of a visitor is notified when another one signs in, and notifies others of its own changes', async () => {
  const { account, backend, state, settle, turn, turns } = accountHarness({ hasSession: false })
  backend.on('signOut', () => ok<'signOut'>(undefined as never))
  account.start()
  await settle()
  expect(state().auth.status).toBe('NOT_LOGGED_IN')
  turn()
  await settle()
  expect(state().auth.status).toBe('LOGGED_IN')
  await account.signOut()
  expect([...turns.values()]).toEqual([1])
})
