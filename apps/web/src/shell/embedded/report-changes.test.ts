import type { Bet } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDialogs } from '../../dialogs/index.ts'
import { DEFAULT_ADDRESSES } from '../../navigation/index.ts'
import { createStore } from '../../platform/store.ts'
import {
  reportAccount,
  reportBets,
  reportDialogs,
  reportHeight,
  reportPages,
  reportSignOut,
  reportSlip,
} from './report-changes.ts'

/** A document whose address, title and height a test changes. */
function page() {
  const listeners = new Map<string, () => void>()
  const place = { pathname: '/sports', search: '', hash: '' }
  const history: { state: unknown } = { state: { entry: 'a', keepScroll: false, replaces: false } }
  const document = {
    title: 'Home',
    body: {},
    visibilityState: 'visible',
    querySelector: () => null,
    querySelectorAll: () => [{ getBoundingClientRect: () => ({ top: 40, height: 300 }) }],
  }
  let resize: (height: number) => void = () => {}
  class Resizes {
    constructor(run: (entries: readonly unknown[]) => void) {
      resize = (blockSize) => run([{ borderBoxSize: [{ blockSize }] }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', document)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('ResizeObserver', Resizes)
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => listeners.set(name, run))
  return {
    resize: (height: number) => resize(height),
    moves(address: string, title: string, state: object) {
      const [pathname = '', search = ''] = address.split('?')
      Object.assign(place, { pathname, search: search && `?${search}` })
      document.title = title
      history.state = state
      listeners.get('replaceState')?.()
    },
  }
}

function received() {
  const sent: [string, unknown][] = []
  return { sent, send: (name: string, data: unknown) => void sent.push([name, data]) }
}

describe('what a frame says of itself (EMBED-01)', () => {
  let shown: ReturnType<typeof page>
  beforeEach(() => {
    vi.useFakeTimers()
    shown = page()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('pages: the first takes the place of the host’s own, a new one is a step, a filter and a redirect are none', () => {
    const { sent, send } = received()
    reportPages({ addresses: DEFAULT_ADDRESSES }, send, () => 'host')
    shown.moves('/sports/football', 'Football', { entry: 'b', replaces: false })
    shown.moves('/sports/football?time=3', 'Football', { entry: 'c', replaces: true })
    shown.moves('/sports/soccer?time=3', 'Football', { entry: 'c', replaces: true })
    shown.moves('/de/sports/live', 'Live', { entry: 'd', replaces: false })
    shown.moves('/de/sports/live', 'Live', { entry: 'd', replaces: false })
    expect(sent.filter(([name]) => name === 'page-loaded').map(([, data]) => data)).toEqual([
      { path: '/', title: 'Home', replaces: true },
      { path: '/football', title: 'Football', replaces: false },
      { path: '/football?time=3', title: 'Football', replaces: true },
      { path: '/soccer?time=3', title: 'Football', replaces: true },
      { path: '/live', title: 'Live', replaces: false },
    ])
    expect(sent.filter(([name]) => name === 'scroll-to')).toHaveLength(2)
  })

  test('pages: a frame with a history of its own never has the host push', () => {
    const { sent, send } = received()
    reportPages({ addresses: DEFAULT_ADDRESSES }, send, () => 'frame')
    shown.moves('/sports/football', 'Football', { entry: 'b', replaces: false })
    expect(sent.at(-1)).toEqual(['page-loaded', { path: '/football', title: 'Football', replaces: true }])
  })

  test('height: at most every 100 ms, the last one always, none twice (EMBED-02)', () => {
    const { sent, send } = received()
    reportHeight(send)
    for (let height = 1_000; height < 1_020; height += 0.5) shown.resize(height)
    expect(sent).toEqual([['page-size-changed', { height: 1_000 }]])
    vi.advanceTimersByTime(99)
    expect(sent).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sent.at(-1)).toEqual(['page-size-changed', { height: 1_020 }])
    shown.resize(1_020)
    vi.advanceTimersByTime(1_000)
    expect(sent).toHaveLength(2)
    shown.resize(400)
    expect(sent.at(-1)).toEqual(['page-size-changed', { height: 400 }])
  })

  test('the slip: how many and whether it is seen, once for each change', () => {
    const { sent, send } = received()
    const bets = (count: number) => Array.from({ length: count }, (_, id) => ({ legs: [{ id }] }))
    const state = (count: number, open: boolean) => ({ slip: { bets: bets(count) }, view: { open, sheetOpen: false } })
    const store = createStore(state(0, false))
    reportSlip({ slip: { store } } as never, send)
    store.set(state(0, false))
    store.set(state(0, true))
    expect(sent).toEqual([
      ['bet-slip-state-changed', { open: false, count: 0 }],
      ['bet-slip-state-changed', { open: true, count: 0 }],
    ])
  })

  test('money: that it moved and which account is bet from, never how much there is', () => {
    const { sent, send } = received()
    const player = { status: 'LOGGED_IN', currency: 'EUR', accounts: [{ currency: 'EUR', amount: 123_45 }] }
    const store = createStore<object>({ auth: { status: 'NOT_LOGGED_IN' }, balanceVersions: {} })
    reportAccount({ account: { store } } as never, send)
    store.set({ auth: player, balanceVersions: { EUR: 1 } })
    store.set({ auth: player, balanceVersions: { EUR: 2 } })
    store.set({ auth: { ...player, currency: 'USD' }, balanceVersions: { EUR: 2 } })
    expect(sent).toEqual([
      ['balance-changed', { currency: 'EUR' }],
      ['notify-currency-changed', { currency: 'EUR' }],
      ['balance-changed', { currency: 'EUR' }],
      ['notify-currency-changed', { currency: 'USD' }],
    ])
  })

  test('bets that were placed, by their numbers', () => {
    const { sent, send } = received()
    const placed = createStore<readonly Bet[]>([])
    reportBets({ placed }, send)
    placed.set([{ id: 4 }, { id: 5 }] as never)
    placed.set([])
    expect(sent).toEqual([['bet-placed', { ids: [4, 5] }]])
  })

  test('dialogs: their area, and when they close', () => {
    const { sent, send } = received()
    const dialogs = createDialogs()
    reportDialogs({ dialogs }, send)
    dialogs.open('reality-check', {})
    dialogs.close('reality-check')
    expect(sent).toEqual([
      ['notify-modal-triggered', { modal: 'reality-check', open: true, area: { top: 40, height: 300 } }],
      ['notify-modal-triggered', { modal: 'reality-check', open: false, area: null }],
    ])
  })
})

test('EMBED-03: the host is notified of a player who signs out in the frame, and not of a sign-out that it requested itself', async () => {
  const done: string[] = []
  const sent: unknown[] = []
  const account = { signOut: async () => void done.push('signed out') }
  const signOutQuietly = reportSignOut(account, (name, data) => void sent.push([name, data]))
  await signOutQuietly()
  expect([done, sent]).toEqual([['signed out'], []])
  await account.signOut()
  expect(done).toHaveLength(2)
  expect(sent).toEqual([['signed-out', {}]])
})
