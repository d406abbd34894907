import type { Bet, CallBody } from '@touchline/contract'
import { useSyncExternalStore } from 'react'
import { deferred } from '../../platform/loading/deferred.ts'
import { part } from '../../platform/loading/part.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { useServices } from '../../services/index.ts'
import type { BetsDeps } from './bets-deps.ts'
import type { OrderOutcome } from './cash-out/auto-orders.ts'
import { CASH_OUTS_KEY, type CashOutStep, type CashOutSteps } from './cash-out/cash-out-step.ts'
import { type BetsState, INITIAL_BETS } from './state/bets-state.ts'

declare module '../../services/index.ts' {
  interface Services {
    /** The player's bets. */
    readonly bets: Bets
  }
}

/** The player's bets as every page has them; the code that fetches and follows them loads when they are shown. */
export interface Bets {
  readonly store: Store<BetsState>
  /** The states of cash-outs, by bet. */
  readonly cashOuts: Store<CashOutSteps>
  /** Sells a bet or a part of it. */
  cashOut: (wish: CallBody<'cashOutBet'>) => void
  /** The player has read the result of a cash-out. */
  dismissCashOut: (betId: number) => void
  /** Makes the book cash a bet out at a value in subunits; null cancels that. */
  orderCashOut: (betId: number, target: number | null) => Promise<OrderOutcome>
  /** Takes what the desk offered instead of a large stake, or lets it go. */
  answerOffer: (bet: Bet, takes: boolean) => Promise<OrderOutcome>
  /** One bet, also where no list has it; null where it cannot be had. */
  lookUp: (betId: number) => Promise<Bet | null>
  /** The bets are shown: they are fetched and their matches move. @returns they are hidden */
  watch: () => () => void
  /** Fetches the bets again. */
  reload: () => void
  /** Adds bets just placed, without a request. */
  take: (bets: readonly Bet[]) => void
}

const CONTROLLER = part(() => import('./effects.ts'))

export interface BetsServiceDeps extends BetsDeps {
  /** What follows the bets could not be fetched. */
  readonly onMissing: (error: unknown) => void
}

export function createBetsService(deps: BetsServiceDeps): Bets {
  const store = createStore(INITIAL_BETS)
  const cashOuts = createStore<CashOutSteps>(new Map())
  const late = deferred(
    CONTROLLER,
    ({ createBets }) => {
      const bets = createBets(deps, store, cashOuts)
      bets.start()
      return bets
    },
    deps.onMissing,
  )
  // A cash-out with a lost response is requested again, also while no bets are shown.
  if (deps.session.read(CASH_OUTS_KEY) !== undefined) late.load()
  return {
    store,
    cashOuts,
    cashOut: (wish) => late.use((bets) => bets.cashOuts.cashOut(wish)),
    dismissCashOut: (betId) => late.use((bets) => bets.cashOuts.dismiss(betId)),
    orderCashOut: (betId, target) =>
      new Promise((resolve) => late.use((bets) => void bets.orderCashOut(betId, target).then(resolve))),
    answerOffer: (bet, takes) =>
      new Promise((resolve) => late.use((bets) => void bets.answerOffer(bet, takes).then(resolve))),
    lookUp: (betId) => new Promise((resolve) => late.use((bets) => void bets.lookUp(betId).then(resolve))),
    watch() {
      let isWatching = true
      let stop = () => {}
      late.use((bets) => {
        if (isWatching) stop = bets.watch()
      })
      return () => {
        isWatching = false
        stop()
      }
    },
    reload: () => late.use((bets) => void bets.reload()),
    // A list that was not fetched yet has them when it is.
    take(bets) {
      if (store.get().step !== 'unasked') late.use((controller) => controller.take(bets))
    },
  }
}

/** The page's list of bets. On the server it is empty. */
export function useBetsService(): Bets {
  return useServices().bets
}

/** The player's bets, as far as they are known. */
export function useBets(): BetsState {
  const { store } = useBetsService()
  return useSyncExternalStore(store.subscribe, store.get, () => INITIAL_BETS)
}

/** The state of a bet's cash-out; undefined where there is none. */
export function useCashOutStep(betId: number): CashOutStep | undefined {
  const { cashOuts } = useBetsService()
  const step = () => cashOuts.get().get(betId)
  return useSyncExternalStore(cashOuts.subscribe, step, () => undefined)
}
