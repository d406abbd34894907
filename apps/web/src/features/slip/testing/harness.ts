import { type MarketUpdate, type OutcomePick, type TicketState as Phase, parseAmount } from '@touchline/betting'
import type { Bet, RealtimeEvent } from '@touchline/contract'
import { expect } from 'vitest'
import type { JsonStore } from '../../../platform/storage.ts'
import { accounts, player, settings, wireBet } from '../../../testing/facts.ts'
import { createScriptedHttp, ok, type ScriptedHttp } from '../../../testing/scripted-http.ts'
import { type AccountState, createStore, INITIAL_ACCOUNT, type SignInReason } from '../../account/index.ts'
import { createSlipController, type SlipController } from '../effects.ts'
import type { LiveView } from '../state/live-source.ts'

/** Noon of the day the test bets are made. */
export const NOON = Date.parse('2026-01-01T12:00:00.000Z')

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A slip on a page, spoken to in the product's language. The server, the feed, the clock and the tab are the test's. */
export interface SlipHarness {
  readonly backend: ScriptedHttp
  readonly session: Map<string, unknown>
  readonly signInAsked: readonly SignInReason[]
  readonly taken: readonly Bet[]
  readonly controller: SlipController
  add: (...picks: readonly OutcomePick[]) => SlipHarness
  stake: (amount: string) => SlipHarness
  place: () => SlipHarness
  accept: () => SlipHarness
  signedIn: (id?: number, currency?: string) => SlipHarness
  signedOut: () => SlipHarness
  /** The feed says this price of an outcome now; null suspends its market. */
  feed: (pick: OutcomePick, odds: number | null) => SlipHarness
  /** A message of the player's own channel. */
  hear: (event: RealtimeEvent) => SlipHarness
  /** Messages of that channel may be missing. */
  gap: () => SlipHarness
  online: () => SlipHarness
  /** Lets answers come and this much time pass, in ms. */
  pass: (ms?: number) => Promise<SlipHarness>
  expect: (phase: Phase) => SlipHarness
  /** The same tab after a reload. */
  reload: (options?: { readonly signedIn?: number | null }) => SlipHarness
}

export interface HarnessOptions {
  readonly session?: Map<string, unknown>
  readonly backend?: ScriptedHttp
  readonly now?: number
  readonly account?: AccountState
}

function jsonStore(map: Map<string, unknown>): JsonStore {
  return {
    read: (key) => structuredClone(map.get(key)),
    write: (key, value) => void map.set(key, structuredClone(value)),
    remove: (key) => void map.delete(key),
  }
}

export function loggedInAs(id: number, currency = 'EUR'): AccountState {
  return {
    ...INITIAL_ACCOUNT,
    settings,
    auth: { status: 'LOGGED_IN', player: { ...player, id }, accounts, currency },
  }
}

const VISITOR: AccountState = { ...INITIAL_ACCOUNT, settings, auth: { status: 'NOT_LOGGED_IN' } }

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
  const { session = new Map<string, unknown>(), backend = defaultBackend() } = options
  const account = createStore<AccountState>(options.account ?? loggedInAs(7))
  const views = new Map<number, LiveView>()
  const signInAsked: SignInReason[] = []
  const taken: Bet[] = []
  let followers: ((matchId: number) => void)[] = []
  let onEvent: (event: RealtimeEvent) => void = () => {}
  let onGap: () => void = () => {}
  let onConnectivity: (online: boolean) => void = () => {}
  let timers: Timer[] = []
  let now = options.now ?? NOON
  let keys = 0

  const controller = createSlipController({
    http: backend.http,
    account,
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
    live: {
      follow(_selections, onChange) {
        followers.push(onChange)
        return () => {
          followers = followers.filter((follower) => follower !== onChange)
        }
      },
      read: (matchId) => views.get(matchId) ?? null,
      ingest: () => {},
    },
    session: jsonStore(session),
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
  })
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
    accept() {
      controller.accept()
      return slip
    },
    signedIn(id = 7, currency = 'EUR') {
      account.set(loggedInAs(id, currency))
      return slip
    },
    signedOut() {
      account.set(VISITOR)
      return slip
    },
    feed({ matchId, marketId, specifier, outcomeId }, odds) {
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
    hear(event) {
      onEvent(event)
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
    reload({ signedIn = 7 } = {}) {
      stop()
      const next = signedIn === null ? VISITOR : loggedInAs(signedIn)
      return slipHarness({ session, backend, now: now + 1_000, account: next })
    },
  }
  return slip
}
