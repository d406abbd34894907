import type { Http } from '@touchline/client/http'
import type { Bet, SportEvent } from '@touchline/contract'
import { BETS_PAGE_SIZE } from '@touchline/contract/constants'
import { backoff } from '../../platform/retry.ts'
import type { JsonStore } from '../../platform/storage.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { type AccountState, type PrivateStream, playerIdOf } from '../account/index.ts'
import { type OrderOutcome, orderCashOut } from './cash-out/auto-orders.ts'
import type { CashOutSteps } from './cash-out/cash-out-step.ts'
import { type CashOuts, createCashOuts } from './cash-out/cash-outs.ts'
import { answerOffer } from './offer/answer-offer.ts'
import { type BetsState, INITIAL_BETS, openMatchIds, withBet, withCashOutValues } from './state/bets-state.ts'
import { type CashOutValues, valuesTogether } from './state/values-together.ts'

export interface BetsDeps {
  /** Calls in the player's name. */
  readonly http: Http
  readonly account: Store<AccountState>
  readonly stream: PrivateStream
  readonly live: BetsLive
  readonly session: JsonStore
  /** Unix ms. */
  readonly now: () => number
  /** Makes an idempotency key. */
  readonly randomId: () => string
  /** Tells when the browser goes offline or may be back. @returns stops telling */
  readonly onConnectivity: (listener: (online: boolean) => void) => () => void
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
  /** Somebody looks: fetches all bets unless they are known, and keeps their matches moving. @returns they look away */
  watch: () => () => void
  /** Fetches them again. */
  reload: () => Promise<void>
  /** Takes bets just placed, without asking the server. */
  take: (bets: readonly Bet[]) => void
  readonly cashOuts: CashOuts
  /** Has the book cash a bet out by itself at a value in subunits; null takes that back. */
  orderCashOut: (betId: number, target: number | null) => Promise<OrderOutcome>
  /** Takes what the desk offered instead of a large stake, or lets it go. */
  answerOffer: (bet: Bet, takes: boolean) => Promise<OrderOutcome>
  /** One bet, also where no list has it; null where it cannot be had. */
  lookUp: (betId: number) => Promise<Bet | null>
}

/** What became of one bet of a list. */
type Change = (bets: readonly Bet[]) => readonly Bet[]

function changed(bets: readonly Bet[], changes: readonly Change[]): readonly Bet[] {
  return changes.reduce((list, change) => change(list), bets)
}

/** Channels are few; of more matches than this, those of the newest bets move by themselves. */
const MATCHES_MAX = 60

/** Everything the list of bets does beyond its state. Nothing is fetched before somebody looks. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createBets(
  deps: BetsDeps,
  store = createStore(INITIAL_BETS),
  steps?: Store<CashOutSteps>,
): BetsController {
  const playerId = () => playerIdOf(deps.account.get().auth)
  const cashOuts = createCashOuts(
    {
      ...deps,
      playerId,
      answerAbout,
      askAbout,
      onValue: value,
    },
    steps,
  )
  // Answers to a question that was asked for an earlier player are dropped.
  let asked = 0
  let player: number | null = null
  /** Changes heard while the list is on its way: they are newer than it. Null while none is. */
  let heard: Change[] | null = null
  /** How often each bet was told of, by id. */
  const tidings = new Map<number, number>()
  let lookers = 0
  let followed = ''
  let letGo = () => {}
  /** How often in a row the list could not be had: what is shown may be old. */
  let failures = 0
  let cancelRetry = () => {}
  const values = valuesTogether(showValues, deps.after)

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
    letGo = deps.live.hold(ids)
    if (ids.length > 0) void fetchEvents(key, ids.length)
  }

  async function fetchEvents(id: string, limit: number) {
    const events = await deps.http.call('getMatches', { query: { id, limit } })
    if (events.ok) deps.live.ingest(events.data.data)
  }

  /** All bets, each page from the last bet of the one before; the newest are shown while thousands of older ones come. */
  async function fetchAll(onFirst: (bets: readonly Bet[]) => void): Promise<BetsState> {
    const bets: Bet[] = []
    for (;;) {
      const before = bets.at(-1)?.id
      const from = before === undefined ? {} : { before }
      const answer = await deps.http.call('getBets', { query: { status: 'all', limit: BETS_PAGE_SIZE, ...from } })
      if (!answer.ok) return { step: 'failed', error: answer.error }
      const { data, pagination } = answer.data
      const older = data.filter(({ id }) => before === undefined || id < before)
      bets.push(...older)
      if (older.length === 0 || pagination.last_page <= 1) return { step: 'ready', bets }
      if (before === undefined) onFirst([...bets])
    }
  }

  async function reload() {
    if (deps.account.get().auth.status !== 'LOGGED_IN') return
    values.flush()
    asked += 1
    const question = asked
    const changes: Change[] = []
    heard = changes
    cancelRetry()
    if (store.get().step !== 'ready') show({ step: 'loading' })
    const next = await fetchAll((newest) => {
      if (question !== asked || store.get().step === 'ready') return
      show({ step: 'ready', bets: changed(newest, changes), isPartial: true })
    })
    if (question !== asked) return
    values.flush()
    heard = null
    if (next.step === 'ready') {
      failures = 0
      const bets = changed(next.bets, changes)
      show({ step: 'ready', bets })
      for (const id of cashOuts.steps.get().keys())
        cashOuts.moved(id, bets.find((bet) => bet.id === id)?.to_cashout ?? null)
    } else {
      failures += 1
      cancelRetry = deps.after(backoff(failures), reload)
      const before = store.get()
      // A list that was whole stays; the beginning of one is no list.
      if (before.step !== 'ready' || before.isPartial === true) show(next)
    }
  }

  function take(bets: readonly Bet[]) {
    const changes = bets.map(
      (bet): Change =>
        (list) =>
          withBet(list, bet),
    )
    values.forget(bets.map(({ id }) => id))
    heard?.push(...changes)
    const state = store.get()
    if (state.step === 'ready') show({ ...state, bets: changed(state.bets, changes) })
    for (const { id, to_cashout } of bets) cashOuts.moved(id, to_cashout)
  }

  /** Takes an answer about a bet that is asked for now. What is told of the bet before it comes is newer than it. */
  function answerAbout(betId: number): (bet: Bet) => void {
    const before = tidings.get(betId)
    return (bet) => {
      if (tidings.get(betId) === before) take([bet])
    }
  }

  async function lookUp(id: number): Promise<Bet | null> {
    const answer = await deps.http.call('getBet', { params: { id } })
    return answer.ok ? answer.data.data : null
  }

  async function askAbout(betId: number): Promise<Bet | null> {
    const onBet = answerAbout(betId)
    const bet = await lookUp(betId)
    if (bet !== null) onBet(bet)
    return bet
  }

  function hear(bet: Bet) {
    tidings.set(bet.id, (tidings.get(bet.id) ?? 0) + 1)
    take([bet])
    cashOuts.told(bet)
  }

  function showValues(values: CashOutValues) {
    const change: Change = (list) => withCashOutValues(list, values)
    heard?.push(change)
    const state = store.get()
    if (state.step !== 'ready') return
    const bets = change(state.bets)
    if (bets !== state.bets) store.set({ ...state, bets })
  }

  function value(betId: number, toCashout: number | null) {
    values.hear(betId, toCashout)
    cashOuts.moved(betId, toCashout)
  }

  function followAccount() {
    const now = playerId()
    if (now === player) return
    player = now
    asked += 1
    heard = null
    failures = 0
    cancelRetry()
    values.clear()
    show(INITIAL_BETS)
    cashOuts.resume()
    if (lookers > 0) void reload()
  }

  return {
    store,
    reload,
    take,
    cashOuts,
    orderCashOut: (betId, target) => orderCashOut({ http: deps.http, onBet: answerAbout(betId) }, betId, target),
    answerOffer: (bet, takes) => answerOffer({ http: deps.http, onBet: answerAbout(bet.id) }, bet, takes),
    lookUp,
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
        deps.account.subscribe(followAccount),
        deps.stream.listen((event) => {
          if (event.type === 'bet_changed') hear(event.data)
          if (event.type === 'bet_cashout_changed') value(event.data.bet_id, event.data.to_cashout)
        }),
        deps.stream.onGap(() => {
          cashOuts.resume()
          if (store.get().step === 'ready') void reload()
        }),
        deps.onConnectivity((online) => {
          if (!online) return
          cashOuts.resume()
          if (failures > 0) void reload()
        }),
        () => cancelRetry(),
        values.clear,
      ]
      followAccount()
      return () => {
        for (const stop of stops) stop()
        cashOuts.stop()
      }
    },
  }
}
