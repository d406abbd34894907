import { expect, test } from 'vitest'
import { createStore } from '../../../platform/store.ts'
import { wireBet } from '../../../testing/facts.ts'
import { createScriptedHttp, lost, ok, refused } from '../../../testing/scripted-http.ts'
import type { AccountState } from '../../account/index.ts'
import { loggedInAs } from '../testing/harness.ts'
import { draw, home } from '../testing/picks.ts'
import type { QuickDeps } from './quick-deps.ts'
import { createQuickEngine } from './quick-engine.ts'
import { INITIAL_QUICK, isArmed, type QuickView, quickMark } from './quick-view.ts'

const KEY = '1/1//1'

function quickHarness(session = new Map<string, unknown>(), backend = createScriptedHttp(), keysFrom = 0) {
  const timers: (() => void)[] = []
  const setAside: string[] = []
  let keys = keysFrom
  const account = createStore<AccountState>(loggedInAs(7))
  const view = createStore<QuickView>(INITIAL_QUICK)
  const deps = {
    http: backend.http,
    account,
    session: {
      read: (key: string) => session.get(key),
      write: (key: string, value: unknown) => void session.set(key, structuredClone(value)),
      remove: (key: string) => void session.delete(key),
    },
    stream: { identify: () => {}, listen: () => () => {}, onGap: () => () => {} },
    onConnectivity: () => () => {},
    onPlaced: () => {},
    openSignIn: () => {},
    refreshAccounts: async () => {},
    randomId: () => `key-${++keys}`,
    deviceId: 'device',
    now: () => 0,
    after(_ms: number, run: () => void) {
      timers.push(run)
      return () => {}
    },
    setAside: (claim: { readonly key: string }) => void setAside.push(claim.key),
  } as unknown as QuickDeps
  const quick = createQuickEngine(deps, view)
  quick.start()
  return {
    quick,
    view,
    account,
    backend,
    session,
    timers,
    setAside,
    settle: () => new Promise((resolve) => setTimeout(resolve)),
    agrees(stake = 500) {
      quick.dispatch({ type: 'toggle' })
      quick.dispatch({ type: 'set_stake', stake })
      quick.dispatch({ type: 'approve' })
    },
  }
}

test('PLACE-05: what the session kept of another player is not requested in this one’s name', async () => {
  const { quick, view, backend, agrees, settle } = quickHarness()
  backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(1, 'waiting_results')] }))
  quick.tap(home)
  expect(backend.calls('placeBets')).toHaveLength(0)
  agrees()
  expect(isArmed(view.get())).toBe(true)
  quick.tap(home)
  expect(quickMark(view.get(), KEY)).toBe('pending')
  quick.tap(home)
  quick.tap(draw)
  await settle()
  expect(quickMark(view.get(), KEY)).toBe('placed')
  expect(backend.calls('placeBets')).toHaveLength(1)
  expect(backend.calls('placeBets')[0]).toMatchObject({
    args: { body: { meta: { quick: true }, bets: [{ stake: { value: 500, currency: 'EUR' } }] } },
  })
})

test('PLACE-05 PLACE-03: a lost response is requested again by its key, also after a reload, and for its player only', async () => {
  const first = quickHarness()
  first.backend.on('placeBets', () => lost)
  first.agrees()
  first.quick.tap(home)
  await first.settle()
  expect(first.view.get().bet?.state).toBe('UNKNOWN')
  const backend = createScriptedHttp()
  backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(1, 'waiting_results')] }))
  const again = quickHarness(first.session, backend, 50)
  await again.settle()
  expect(again.view.get().bet?.state).toBe('SUCCESS')
  const [sent] = first.backend.calls('placeBets')
  expect(again.backend.calls('placeBets')).toEqual([sent])
})

test('PLACE-05 PLACE-03: a tap of more than 23 hours ago is never repeated, since the server has forgotten its key, and a message reports that its outcome is not known', async () => {
  const first = quickHarness()
  first.backend.on('placeBets', () => lost)
  first.agrees()
  first.quick.tap(home)
  await first.settle()
  const kept = first.session.get('quick_bet') as { playerId: number }
  const other = quickHarness(new Map([['quick_bet', { ...kept, playerId: 99 }]]))
  await other.settle()
  expect(other.backend.calls('placeBets')).toHaveLength(0)
  expect(isArmed(other.view.get())).toBe(false)
})

test('PLACE-05 PLACE-04: a tap in play is looked up at the server once its delay is over', async () => {
  const first = quickHarness()
  first.backend.on('placeBets', () => lost)
  first.agrees()
  first.quick.tap(home)
  await first.settle()
  const kept = first.session.get('quick_bet') as object
  const again = quickHarness(new Map([['quick_bet', { ...kept, at: -24 * 3_600_000 }]]))
  await again.settle()
  expect(again.setAside).toEqual(['key-1'])
  expect(first.setAside).toEqual([])
  expect(again.backend.calls('placeBets')).toHaveLength(0)
  expect(isArmed(again.view.get())).toBe(false)
})

test('PLACE-05: a refusal is shown, and the next tap places again; leaving switches it off', async () => {
  const { quick, view, backend, agrees, settle, timers } = quickHarness()
  backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(3, 'submitted')] }))
  backend.on('getBet', () => ok<'getBet'>({ data: wireBet(3, 'waiting_results') }))
  agrees()
  quick.tap(home)
  await settle()
  expect(view.get().bet?.state).toBe('PROCESSING')
  for (const run of timers.splice(0)) run()
  await settle()
  expect(quickMark(view.get(), KEY)).toBe('placed')
})

test('PLACE-05: a refusal is shown, and the next tap places again; signing out switches it off', async () => {
  const { quick, view, backend, account, agrees, settle, timers } = quickHarness()
  backend.on('placeBets', () => refused(400, { code: 101, localized_message: 'The odds have changed.' }))
  agrees()
  quick.tap(home)
  await settle()
  expect(view.get().bet).toMatchObject({ state: 'ERROR', error: { message: 'The odds have changed.' } })
  for (const run of timers.splice(0)) run()
  expect(quickMark(view.get(), KEY)).toBeNull()
  expect(view.get().bet?.state).toBe('ERROR')
  backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(2, 'waiting_results')] }))
  quick.tap(home)
  await settle()
  expect(view.get().bet?.state).toBe('SUCCESS')
  account.set({ ...account.get(), auth: { status: 'NOT_LOGGED_IN' } })
  expect(isArmed(view.get())).toBe(false)
})
