import { type Placement, placementErrorFrom, reduceSlip, type SlipAction, type SlipSelection } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'
import type { JsonStore } from '../../platform/storage.ts'
import {
  type AccountState,
  activeAccount,
  createStore,
  type ExternalStore,
  type PrivateStream,
  type SignInReason,
} from '../account/index.ts'
import { fetchCurrent } from './state/fetch-current.ts'
import { type LiveSource, marketKeysOf, matchStatusName } from './state/live-source.ts'
import { certainRefusal } from './state/outcome-known.ts'
import { isWrongClaim, namesPrices } from './state/place-button.ts'
import { isUndecided, placedBetOf, replaceBet } from './state/placed-bet.ts'
import { maxStakeBody, maxStakesOf, placementBody } from './state/request-body.ts'
import { slipSettingsOf } from './state/slip-settings.ts'
import {
  SLIP_KEY,
  type StoredTicket,
  storedTicket,
  storedView,
  ticketToStore,
  VIEW_KEY,
} from './state/stored-ticket.ts'
import { INITIAL_TICKET, type TicketState, type TicketView } from './state/ticket-state.ts'

export interface SlipWorld {
  /** Calls in the player's name. */
  readonly http: Http
  readonly account: ExternalStore<AccountState>
  readonly openSignIn: (reason: SignInReason) => void
  readonly refreshAccounts: () => Promise<void>
  readonly stream: PrivateStream
  /** Hears of bets the server has taken, decided or not. */
  readonly onPlaced: (bets: readonly Bet[]) => void
  readonly live: LiveSource
  readonly session: JsonStore
  /** Tells when the browser goes offline or comes back. @returns stops telling */
  readonly onConnectivity: (listener: (online: boolean) => void) => () => void
  /** Makes an idempotency key. */
  readonly randomId: () => string
  /** Names this device to the server. */
  readonly deviceId: string
  /** Ms of the page's clock. */
  readonly now: () => number
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
}

export interface SlipController {
  readonly store: ExternalStore<TicketState>
  /** Restores what the session kept and follows account, feed and stream. @returns stops everything */
  start: () => () => void
  dispatch: (action: SlipAction) => void
  /** Accepts the changes on screen. The second press places; one that comes with the first does not. */
  accept: () => void
  /** Places the bets that have a stake, or opens sign-in. Presses during a placement do nothing. */
  place: () => void
  /** Asks the server for the largest stakes of the slip as it is. */
  askMaxStakes: () => Promise<void>
  setView: (change: Partial<TicketView>) => void
}

/** A press this soon after accepting is the same double click. In ms. */
export const DOUBLE_PRESS_MS = 300
/** Waits before a lost placement is asked for again; the last one repeats. In ms. */
export const RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const
/** How often the server is asked about an undecided bet once its delay should be over. In ms. */
export const POLL_MS = 1_000

/** The feed brings a price at most this much later than the server has it. In ms. */
export const FEED_LAG_MS = 1_500
/** No live delay is longer, whatever a wrong clock makes of `decide_at`. In ms. */
const MAX_DELAY_MS = 30_000

/** Everything the slip does beyond its state: calls, feed, stream, session storage, timers. */
export function createSlipController(world: SlipWorld, store = createStore(INITIAL_TICKET)): SlipController {
  const { http, account, live, session } = world
  let stopFollowing = () => {}
  let followed = ''
  let acceptedAt = Number.NEGATIVE_INFINITY
  let cancelRetry = () => {}
  let cancelPoll = () => {}
  let attempt = 0
  let sending = false
  /** Who placed what is in progress. */
  let placementOwner: number | null = null
  /** Decisions heard of before the answer that names their bets. */
  const heard = new Map<number, Bet>()

  function patch(change: Partial<TicketState>) {
    store.set({ ...store.get(), ...change })
  }

  function slip() {
    return store.get().slip
  }

  function playerId(): number | null {
    const { auth } = account.get()
    return auth.status === 'LOGGED_IN' ? auth.player.id : null
  }

  function selections(): readonly SlipSelection[] {
    return slip().bets.flatMap((bet) => bet.selections)
  }

  function persist() {
    if (slip().isRestoring) return
    const stored = ticketToStore(slip(), placementOwner)
    if (stored === null) session.remove(SLIP_KEY)
    else session.write(SLIP_KEY, stored)
  }

  function setView(change: Partial<TicketView>) {
    const view = { ...store.get().view, ...change }
    patch({ view })
    session.write(VIEW_KEY, view)
  }

  function dispatch(action: SlipAction) {
    const before = slip()
    const after = reduceSlip(before, action)
    if (after === before) return
    const betsChanged = after.bets !== before.bets
    patch({ slip: after, ...(betsChanged && { maxStakes: { step: 'unasked' } }) })
    persist()
    if (betsChanged) follow()
    if (before.bets.length === 0 && after.bets.length > 0 && action.type !== 'restore') {
      setView({ open: true, tab: 'BET_SLIP' })
    }
    const hadSomething = before.bets.length > 0 || before.ticketState === 'SUCCESS'
    if (hadSomething && after.bets.length === 0 && after.ticketState === 'INITIAL') {
      setView({ open: false, sheetOpen: false })
    }
    if (before.inProgress && !after.inProgress) placementEnded()
    if (before.ticketState === 'SUCCESS' && after.ticketState !== 'SUCCESS') followAccount()
  }

  // Feed

  function follow() {
    const legs = selections()
    const key = legs.map((leg) => leg.id).join()
    if (key === followed) return
    followed = key
    stopFollowing()
    stopFollowing = live.follow(legs, readMatch)
    readAll()
  }

  function readAll() {
    for (const matchId of new Set(selections().map((leg) => leg.matchId))) readMatch(matchId)
  }

  function readMatch(matchId: number) {
    const view = live.read(matchId, marketKeysOf(selections(), matchId))
    if (view === null) return
    dispatch({ type: 'update_match_status', matchId, status: view.status })
    dispatch({ type: 'update_markets', matchId, markets: view.markets })
  }

  // Account

  function followAccount() {
    const state = account.get()
    const current = activeAccount(state.auth)
    // A receipt stays as it was placed; the slip after it is in the new currency.
    const isReceipt = slip().ticketState === 'SUCCESS'
    if (current !== null && current.currency !== slip().currency.code && !isReceipt) {
      dispatch({ type: 'change_currency', currency: { code: current.currency, subunits: current.subunits } })
    }
    if (state.settings !== null) dispatch({ type: 'update_settings', settings: slipSettingsOf(state.settings) })
    if (slip().ticketState === 'UNKNOWN' && state.auth.status === 'LOGGED_IN' && !sending) resend()
  }

  // Placement

  function place() {
    if (slip().inProgress || isWrongClaim(slip()) || world.now() - acceptedAt < DOUBLE_PRESS_MS) return
    const { auth } = account.get()
    const isLoggedIn = auth.status === 'LOGGED_IN'
    placementOwner = playerId()
    dispatch({
      type: 'place',
      isLoggedIn,
      idempotencyKey: world.randomId(),
      deviceId: world.deviceId,
      locale: http.locale,
    })
    if (!isLoggedIn) return world.openSignIn('to_place')
    const placed = slip()
    if (!placed.inProgress) return
    attempt = 0
    heard.clear()
    patch({ placed: [], sentAt: world.now() })
    void send(placed.placement)
  }

  async function send(placement: Placement) {
    sending = true
    attempt += 1
    const isFirst = attempt === 1
    const { idempotencyKey, request } = placement
    const result = await http.call('placeBets', { body: placementBody(request), idempotencyKey })
    sending = false
    if (result.ok) return answered(result.data.data)
    const refusal = certainRefusal(result.error, isFirst)
    if (refusal === null) return lost()
    if (refusal.status === 401) return dispatch({ type: 'placement_unauthorized' })
    dispatch({ type: 'placement_failed', error: placementErrorFrom(refusal.body, placement.bets) })
  }

  function answered(bets: readonly Bet[]) {
    const placed = bets.map((bet) => heard.get(bet.id) ?? bet)
    patch({ placed })
    world.onPlaced(placed)
    dispatch({ type: 'placement_answered', placedBets: placed.map(placedBetOf) })
    if (slip().ticketState === 'PROCESSING') pollUndecided()
  }

  function lost() {
    dispatch({ type: 'placement_lost' })
    const wait = RETRY_MS[Math.min(attempt, RETRY_MS.length) - 1] ?? POLL_MS
    cancelRetry()
    cancelRetry = world.after(wait, resend)
  }

  /** Asks again with the same key, in the name of the player who placed: another's would be a new bet. */
  function resend() {
    const state = slip()
    const player = playerId()
    if (state.ticketState !== 'UNKNOWN' || sending || player === null) return
    if (placementOwner !== null && placementOwner !== player) return dispatch({ type: 'placement_unauthorized' })
    cancelRetry()
    void send(state.placement)
  }

  function decided(bet: Bet) {
    const state = slip()
    if (!state.inProgress) return
    heard.set(bet.id, bet)
    if (state.ticketState !== 'PROCESSING') return
    patch({ placed: replaceBet(store.get().placed, bet) })
    dispatch({ type: 'placed_bet_changed', placedBet: placedBetOf(bet) })
  }

  /** The stream may be cut: the server is asked as well, from the moment the delay should be over. */
  function pollUndecided() {
    const waiting = store.get().placed.filter(isUndecided)
    const due = Math.max(0, ...waiting.map((bet) => Date.parse(bet.decide_at ?? '') - world.now() || 0))
    cancelPoll()
    cancelPoll = world.after(Math.min(due, MAX_DELAY_MS) + POLL_MS, () => void askAbout(waiting))
  }

  async function askAbout(waiting: readonly Bet[]) {
    for (const { id } of waiting) {
      const answer = await http.call('getBet', { params: { id } })
      if (answer.ok && !isUndecided(answer.data.data)) decided(answer.data.data)
    }
    if (slip().ticketState === 'PROCESSING') pollUndecided()
  }

  function placementEnded() {
    cancelRetry()
    cancelPoll()
    placementOwner = null
    patch({ sentAt: null })
    // A refusal names newer prices than the feed may have brought yet: they stand until it has caught up.
    if (namesPrices(slip())) world.after(FEED_LAG_MS, readAll)
    else readAll()
    followAccount()
    if (account.get().auth.status === 'LOGGED_IN') void world.refreshAccounts()
  }

  // Restore

  async function restore(stored: StoredTicket) {
    dispatch({ type: 'start_restoring' })
    const legs = stored.bets.flatMap((bet) => bet.selections)
    const [{ events, markets }] = await Promise.all([
      fetchCurrent(http, stored.placement === null ? legs : []),
      identityKnown(),
    ])
    live.ingest(events, markets)
    placementOwner = stored.placement === null ? null : stored.playerId
    dispatch({ type: 'restore', stored, updates: markets, rate: null })
    for (const { id, status } of events) {
      dispatch({ type: 'update_match_status', matchId: id, status: matchStatusName(status) })
    }
    if (stored.placement !== null) {
      patch({ sentAt: world.now() })
      if (account.get().auth.status === 'LOGGED_IN') resend()
      else world.openSignIn('session_expired')
    }
  }

  function identityKnown(): Promise<void> {
    return new Promise((resolve) => {
      const isKnown = () => ['LOGGED_IN', 'NOT_LOGGED_IN'].includes(account.get().auth.status)
      if (isKnown()) return resolve()
      const stop = account.subscribe(() => {
        if (!isKnown()) return
        stop()
        followAccount()
        resolve()
      })
    })
  }

  return {
    store,
    dispatch,
    place,
    setView,
    accept() {
      acceptedAt = world.now()
      dispatch({ type: 'accept_changes' })
    },
    async askMaxStakes() {
      const { bets } = slip()
      patch({ maxStakes: { step: 'asking' } })
      const answer = await http.call('getMaxStake', { body: maxStakeBody(bets) })
      if (slip().bets !== bets) return
      patch({ maxStakes: answer.ok ? maxStakesOf(answer.data, bets) : { step: 'failed' } })
    },
    start() {
      patch({ view: storedView(session.read(VIEW_KEY), store.get().view) })
      const stored = storedTicket(session.read(SLIP_KEY))
      const stops = [
        account.subscribe(followAccount),
        world.stream.listen((event) => {
          if (event.type === 'bet_changed') decided(event.data)
        }),
        world.stream.onGap(() => {
          if (slip().ticketState === 'PROCESSING') pollUndecided()
          else resend()
        }),
        world.onConnectivity((online) => {
          if (online) resend()
        }),
      ]
      if (stored !== null) void restore(stored)
      followAccount()
      return () => {
        for (const stop of stops) stop()
        stopFollowing()
        cancelRetry()
        cancelPoll()
      }
    },
  }
}
