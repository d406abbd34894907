import type { Bet, RealtimeEvent, SportEvent } from '@touchline/contract'
import { createStore } from '../../../platform/store.ts'
import { accounts, player, wireBet } from '../../../testing/facts.ts'
import { createScriptedHttp, ok } from '../../../testing/scripted-http.ts'
import { type AccountState, INITIAL_ACCOUNT } from '../../account/index.ts'
import { createBets } from '../effects.ts'

export const LOGGED_IN: AccountState = {
  ...INITIAL_ACCOUNT,
  auth: { status: 'LOGGED_IN', player, accounts, currency: 'EUR' },
}

/** The service of bets over a scripted back end, with timers, stream and session in the hands of the test. */
export function betsHarness(session = new Map<string, unknown>(), backend = createScriptedHttp()) {
  const timers: (() => void)[] = []
  let keys = 0
  const account = createStore<AccountState>(LOGGED_IN)
  const held: (readonly number[])[] = []
  const ingested: SportEvent[] = []
  let receive: (event: RealtimeEvent) => void = () => {}
  let gap: () => void = () => {}
  let online: () => void = () => {}
  const bets = createBets({
    http: backend.http,
    account,
    stream: {
      identify: () => {},
      listen(listener) {
        receive = listener
        return () => {}
      },
      onGap(listener) {
        gap = listener
        return () => {}
      },
    },
    live: {
      hold(ids) {
        held.push(ids)
        return () => {}
      },
      ingest: (events) => void ingested.push(...events),
    },
    session: {
      read: (key) => session.get(key),
      write: (key, value) => void session.set(key, structuredClone(value)),
      remove: (key) => void session.delete(key),
    },
    onConnectivity(listener) {
      online = () => listener(true)
      return () => {}
    },
    now: () => Date.UTC(2026, 0, 1),
    randomId: () => `key-${++keys}`,
    after(_ms, run) {
      timers.push(run)
      return () => {}
    },
  })
  bets.start()
  return {
    backend,
    account,
    bets,
    held,
    ingested,
    receive: (bet: Bet) => receive({ type: 'bet_changed', data: bet }),
    gap: () => gap(),
    online: () => online(),
    session,
    timers,
    notify: (event: RealtimeEvent) => receive(event),
    step: (betId: number) => bets.cashOuts.steps.get().get(betId),
    settle: () => new Promise((resolve) => setTimeout(resolve)),
    ids() {
      const state = bets.store.get()
      return state.step === 'ready' ? state.bets.map((bet) => bet.id) : state.step
    },
  }
}

export function page(bets: Bet[], number = 1, lastPage = 1) {
  return ok<'getBets'>({
    data: bets,
    pagination: { total: bets.length, page: number, limit: 500, last_page: lastPage },
  })
}

/** Half of a bet that is worth 8.80. */
export const HALF = { bet_id: 1, to_cashout: 880, amount: 440 }
/** The bet once that was sold. */
export const SOLD = wireBet(1, 'waiting_results', {
  open_stake: 500,
  cashouts: [{ stake: 500, amount: 440, automatic: false, created_at: '2026-01-01T12:00:00.000Z' }],
})
