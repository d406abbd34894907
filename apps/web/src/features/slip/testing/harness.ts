import { type MarketUpdate, type OutcomePick, type Provider, parseAmount, type SlipState } from '@touchline/betting'
import type { Bet, RealtimeEvent } from '@touchline/contract'
import { expect } from 'vitest'
import { createDialogs, type SignInReason } from '../../../dialogs/index.ts'
import type { JsonStore, SharedStore } from '../../../platform/storage/storage.ts'
import { createStore } from '../../../platform/store.ts'
import { accounts, player, settings, wireBet } from '../../../testing/facts.ts'
import { createScriptedHttp, ok, type ScriptedHttp } from '../../../testing/scripted-http.ts'
import { type AccountState, INITIAL_ACCOUNT } from '../../account/index.ts'
import { createSlipController } from '../engine/controller.ts'
import type { SlipController, SlipDeps } from '../engine/slip-deps.ts'
import { showView, storedView, VIEW_KEY } from '../state/kept.ts'
import type { LiveView } from '../state/live-source.ts'
import { INITIAL_TICKET, type TicketState, type TicketView } from '../state/ticket-state.ts'

/** Noon of the day the test bets are made. */
export const NOON = Date.parse('2026-01-01T12:00:00.000Z')

interface Timer {
  readonly at: number
  readonly run: () => void
}

/**
 * A slip on a page, in the language of the product. The test controls the server, the prices, the clock and the tab.
 */
export interface SlipHarness {
  readonly backend: ScriptedHttp
  readonly session: Map<string, unknown>
  readonly signInAsked: readonly SignInReason[]
  readonly taken: readonly Bet[]
  readonly controller: SlipController
  add: (...picks: readonly OutcomePick[]) => SlipHarness
  stake: (amount: string) => SlipHarness
  place: () => SlipHarness
  /** Does not want to wait for an outcome that is not known. */
  leave: () => SlipHarness
  /** Opens, closes, changes the tab of the panel. */
  view: (change: Partial<TicketView>) => SlipHarness
  accept: () => SlipHarness
  signedIn: (id?: number, currency?: string) => SlipHarness
  /** The account in use holds so much now, in subunits. */
  holds: (balance: number) => SlipHarness
  signedOut: () => SlipHarness
  /** This is the price of an outcome now; null suspends its market. */
  offers: (pick: OutcomePick, odds: number | null) => SlipHarness
  /** A message of the player's own channel. */
  receive: (event: RealtimeEvent) => SlipHarness
  /** The public channel says that a provider went down or came back. */
  provider: (name: Provider, status: 'up' | 'down') => SlipHarness
  /** Messages of that channel may be missing. */
  gap: () => SlipHarness
  online: () => SlipHarness
  /** Lets responses arrive and this much time pass, in ms. */
  pass: (ms?: number) => Promise<SlipHarness>
  expect: (phase: SlipState['ticketState']) => SlipHarness
  /** The same tab after a reload. */
  /** Another tab of the same browser. */
  newTab: () => SlipHarness
  reload: (options?: { readonly signedIn?: number | null; readonly currency?: string }) => SlipHarness
}

export interface HarnessOptions {
  readonly session?: Map<string, unknown>
  /** The browser that the tab is of; one of its own where not given. */
  readonly browser?: TestBrowser
  readonly backend?: ScriptedHttp
  readonly now?: number
  readonly account?: AccountState
  readonly visitorCurrency?: string
}

function jsonStore(map: Map<string, unknown>): JsonStore {
  return {
    read: (key) => structuredClone(map.get(key)),
    write: (key, value) => void map.set(key, structuredClone(value)),
    remove: (key) => void map.delete(key),
  }
}

/** The storage that the tabs of one browser share; each receives what the others write. */
export interface TestBrowser {
  tab(): SharedStore
}

export function testBrowser(): TestBrowser {
  const kept = new Map<string, unknown>()
  const tabs = new Set<Map<string, () => void>>()
  return {
    tab() {
      const own = new Map<string, () => void>()
      tabs.add(own)
      const store = jsonStore(kept)
      const notify = (key: string) => {
        for (const tab of tabs) if (tab !== own) tab.get(key)?.()
      }
      return {
        read: store.read,
        write(key, value) {
          store.write(key, value)
          notify(key)
        },
        remove(key) {
          store.remove(key)
          notify(key)
        },
        onChange(key, listener) {
          own.set(key, listener)
          return () => own.delete(key)
        },
      }
    },
  }
}

export function loggedInAs(id: number, currency = 'EUR'): AccountState {
  return {
    ...INITIAL_ACCOUNT,
    settings,
    auth: { status: 'LOGGED_IN', player: { ...player, id }, accounts, currency },
  }
}

export const VISITOR: AccountState = { ...INITIAL_ACCOUNT, settings, auth: { status: 'NOT_LOGGED_IN' } }

function defaultBackend(): ScriptedHttp {
  const backend = createScriptedHttp()
  backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  backend.on('getMatches', () =>
    ok<'getMatches'>({ data: [], pagination: { total: 0, page: 1, limit: 500, last_page: 1 } }),
  )
  backend.on('getMatchMarkets', () =>
    ok<'getMatchMarkets'>({
      data: [],
      pagination: { total: 0, page: 1, limit: 500, last_page: 1 },
      groups: [],
      version: 1,
    }),
  )
  return backend
}

export function slipHarness(options: HarnessOptions = {}): SlipHarness {
  const { session = new Map<string, unknown>(), backend = defaultBackend(), browser = testBrowser() } = options
  const account = createStore<AccountState>(options.account ?? loggedInAs(7))
  const views = new Map<number, LiveView>()
  const signInAsked: SignInReason[] = []
  const dialogs = createDialogs()
  const taken: Bet[] = []
  let followers: ((eventId: number) => void)[] = []
  let onEvent: (event: RealtimeEvent) => void = () => {}
  let onGap: () => void = () => {}
  let onProvider: (provider: Provider, isUp: boolean) => void = () => {}
  let onConnectivity: (online: boolean) => void = () => {}
  let timers: Timer[] = []
  let now = options.now ?? NOON
  let keys = 0

  const view = storedView(structuredClone(session.get(VIEW_KEY)), INITIAL_TICKET.view)
  const store = createStore<TicketState>({ ...INITIAL_TICKET, view })
  const deps: SlipDeps = {
    http: backend.http,
    account,
    dialogs,
    openSignIn: (reason) => void signInAsked.push(reason),
    refreshAccounts: async () => {},
    stream: {
      identify: () => {},
      listen(listener) {
        onEvent = listener
        return () => {}
      },
      onGap(listener) {
        onGap = listener
        return () => {}
      },
    },
    onPlaced: (bets) => void taken.push(...bets),
    visitorCurrency: () => options.visitorCurrency,
    live: {
      follow(_selections, onChange) {
        followers.push(onChange)
        return () => {
          followers = followers.filter((follower) => follower !== onChange)
        }
      },
      read: (eventId) => views.get(eventId) ?? null,
      onProvider(listener) {
        onProvider = listener
        return () => {}
      },
      ingest: () => {},
    },
    session: jsonStore(session),
    shared: browser.tab(),
    onConnectivity(listener) {
      onConnectivity = listener
      return () => {}
    },
    randomId: () => `key-${now}-${++keys}`,
    deviceId: 'device',
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  const controller = createSlipController(deps, store)
  const stop = controller.start()

  async function settle() {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }

  const slip: SlipHarness = {
    backend,
    session,
    signInAsked,
    taken,
    controller,
    add(...picks) {
      for (const pick of picks) controller.dispatch({ type: 'toggle_outcome', pick })
      return slip
    },
    stake(amount) {
      const parsed = parseAmount(amount, controller.store.get().slip.currency)
      if (!parsed.ok) throw new Error(`${amount}: ${parsed.error}`)
      controller.dispatch({ type: 'set_stake', betKey: null, stake: parsed.value })
      return slip
    },
    place() {
      controller.place()
      return slip
    },
    leave() {
      controller.leavePlacement()
      return slip
    },
    view(change) {
      showView(store, jsonStore(session), change)
      return slip
    },
    accept() {
      controller.accept()
      return slip
    },
    signedIn(id = 7, currency = 'EUR') {
      account.set(loggedInAs(id, currency))
      return slip
    },
    holds(balance) {
      const state = account.get()
      if (state.auth.status !== 'LOGGED_IN') throw new Error('No player is signed in.')
      const held = state.auth.accounts.map((one) => ({ ...one, balance }))
      account.set({ ...state, auth: { ...state.auth, accounts: held } })
      return slip
    },
    signedOut() {
      account.set(VISITOR)
      return slip
    },
    offers({ matchId, marketId, specifier, outcomeId }, odds) {
      const market: MarketUpdate = {
        id: marketId,
        specifier,
        status: odds === null ? -1 : 1,
        outcomes: [{ id: outcomeId, active: odds !== null, odds: odds ?? 0 }],
      }
      views.set(matchId, { status: 'live', markets: [market] })
      for (const follower of [...followers]) follower(matchId)
      return slip
    },
    receive(event) {
      onEvent(event)
      return slip
    },
    provider(name, status) {
      onProvider(name, status === 'up')
      return slip
    },
    gap() {
      onGap()
      return slip
    },
    online() {
      onConnectivity(true)
      return slip
    },
    async pass(ms = 0) {
      const until = now + ms
      await settle()
      for (;;) {
        const [next] = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        timers = timers.filter((timer) => timer !== next)
        now = Math.max(now, next.at)
        next.run()
        await settle()
      }
      now = until
      return slip
    },
    expect(phase) {
      expect(controller.store.get().slip.ticketState).toBe(phase)
      return slip
    },
    reload({ signedIn = 7, currency = 'EUR' } = {}) {
      stop()
      const next = signedIn === null ? VISITOR : loggedInAs(signedIn, currency)
      return slipHarness({ session, browser, backend, now: now + 1_000, account: next })
    },
    newTab() {
      return slipHarness({ browser, backend, now, account: account.get() })
    },
  }
  return slip
}
