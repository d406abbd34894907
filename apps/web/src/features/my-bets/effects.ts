import type { Http } from '@touchline/client/http'
import type { Bet, SportEvent } from '@touchline/contract'
import { BETS_PAGE_SIZE } from '@touchline/contract/constants'
import type { JsonStore } from '../../platform/storage.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { type AccountState, type PrivateStream, playerIdOf } from '../account/index.ts'
import { type OrderOutcome, orderCashOut } from './cash-out/auto-orders.ts'
import type { CashOutSteps } from './cash-out/cash-out-step.ts'
import { type CashOuts, createCashOuts } from './cash-out/cash-outs.ts'
import { type BetsState, INITIAL_BETS, openMatchIds, withBet, withCashOutValue } from './state/bets-state.ts'

export interface BetsWorld {
  /** Calls in the player's name. */
  readonly http: Http
  readonly account: Store<AccountState>
  readonly stream: PrivateStream
  readonly live: BetsLive
  readonly session: JsonStore
  /** Makes an idempotency key. */
  readonly randomId: () => string
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
}

/** The page's live data, as far as legs of bets need it: score, clock, status. */
export interface BetsLive {
  /** Keeps these matches moving. @returns lets them go */
  readonly hold: (matchIds: readonly number[]) => () => void
  readonly ingest: (events: readonly SportEvent[]) => void
}

export interface BetsController {
  readonly store: Store<BetsState>
  /** Follows account and stream. @returns stops */
  start: () => () => void
  /** Somebody looks: fetches all bets unless they are known, and keeps their matches moving. @returns he looks away */
  watch: () => () => void
  /** Fetches them again. */
  reload: () => Promise<void>
  /** Takes bets just placed, without asking the server. */
  take: (bets: readonly Bet[]) => void
  readonly cashOuts: CashOuts
  /** Has the book cash a bet out by itself at a value in subunits; null takes that back. */
  orderCashOut: (betId: number, target: number | null) => Promise<OrderOutcome>
}

/** Channels are few; of more matches than this, those of the newest bets move by themselves. */
const MATCHES_MAX = 60

/** Everything the list of bets does beyond its state. Nothing is fetched before somebody looks. */
export function createBets(
  world: BetsWorld,
  store = createStore(INITIAL_BETS),
  steps?: Store<CashOutSteps>,
): BetsController {
  const playerId = () => playerIdOf(world.account.get().auth)
  const cashOuts = createCashOuts(
    {
      ...world,
      playerId,
      onBet: (bet) => take([bet]),
    },
    steps,
  )
  // Answers to a question that was asked for an earlier player are dropped.
  let asked = 0
  let player: number | null = null
  /** Changes heard while the list is on its way: they are newer than it. */
  let heard: Bet[] = []
  let lookers = 0
  let followed = ''
  let letGo = () => {}

  function show(next: BetsState) {
    store.set(next)
    followMatches()
  }

  function followMatches() {
    const state = store.get()
    const ids = lookers > 0 && state.step === 'ready' ? openMatchIds(state.bets).slice(0, MATCHES_MAX) : []
    const key = ids.join()
    if (key === followed) return
    followed = key
    letGo()
    letGo = world.live.hold(ids)
    if (ids.length > 0) void fetchEvents(key, ids.length)
  }

  async function fetchEvents(id: string, limit: number) {
    const events = await world.http.call('getMatches', { query: { id, limit } })
    if (events.ok) world.live.ingest(events.data.data)
  }

  async function fetchAll(): Promise<BetsState> {
    const bets: Bet[] = []
    for (let page = 1; ; page += 1) {
      const answer = await world.http.call('getBets', { query: { status: 'all', page, limit: BETS_PAGE_SIZE } })
      if (!answer.ok) return { step: 'failed', error: answer.error }
      bets.push(...answer.data.data)
      if (page >= answer.data.pagination.last_page) return { step: 'ready', bets }
    }
  }

  async function reload() {
    if (world.account.get().auth.status !== 'LOGGED_IN') return
    asked += 1
    const question = asked
    heard = []
    if (store.get().step !== 'ready') show({ step: 'loading' })
    const next = await fetchAll()
    if (question !== asked) return
    if (next.step === 'ready') show({ step: 'ready', bets: heard.reduce<readonly Bet[]>(withBet, next.bets) })
    else if (store.get().step !== 'ready') show(next)
  }

  function take(bets: readonly Bet[]) {
    heard.push(...bets)
    const state = store.get()
    if (state.step === 'ready') show({ step: 'ready', bets: bets.reduce<readonly Bet[]>(withBet, state.bets) })
  }

  function value(betId: number, toCashout: number | null) {
    const state = store.get()
    if (state.step === 'ready') store.set({ step: 'ready', bets: withCashOutValue(state.bets, betId, toCashout) })
  }

  function followAccount() {
    const now = playerId()
    if (now === player) return
    player = now
    asked += 1
    show(INITIAL_BETS)
    cashOuts.resume()
    if (lookers > 0) void reload()
  }

  return {
    store,
    reload,
    take,
    cashOuts,
    orderCashOut: (betId, target) => orderCashOut({ http: world.http, onBet: (bet) => take([bet]) }, betId, target),
    watch() {
      lookers += 1
      if (store.get().step === 'unasked') void reload()
      else followMatches()
      return () => {
        lookers -= 1
        followMatches()
      }
    },
    start() {
      const stops = [
        world.account.subscribe(followAccount),
        world.stream.listen((event) => {
          if (event.type === 'bet_changed') take([event.data])
          if (event.type === 'bet_cashout_changed') value(event.data.bet_id, event.data.to_cashout)
        }),
        world.stream.onGap(() => {
          cashOuts.resume()
          if (store.get().step === 'ready') void reload()
        }),
      ]
      followAccount()
      return () => {
        for (const stop of stops) stop()
        cashOuts.stop()
      }
    },
  }
}
