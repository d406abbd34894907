import type { Bet } from '@touchline/contract'
import { createStore, type Store } from '../../platform/store.ts'
import { playerIdOf } from '../account/index.ts'
import type { BetsDeps } from './bets-deps.ts'
import { type OrderOutcome, orderCashOut } from './cash-out/auto-orders.ts'
import type { CashOutSteps } from './cash-out/cash-out-step.ts'
import { type CashOuts, createCashOuts } from './cash-out/cash-outs.ts'
import { createBetList } from './list/bet-list.ts'
import { answerOffer } from './offer/answer-offer.ts'
import { type BetsState, INITIAL_BETS } from './state/bets-state.ts'
import type { CashOutValue } from './state/value-batch.ts'

export interface BetsController {
  readonly store: Store<BetsState>
  /** Follows account and stream. @returns stops */
  start: () => () => void
  /**
   * A component shows the bets: fetches all of them unless they are loaded, and keeps their matches up to date.
   * @returns stops that
   */
  watch: () => () => void
  /** Fetches them again. */
  reload: () => Promise<void>
  /** Adds bets just placed, without a request. */
  take: (bets: readonly Bet[]) => void
  readonly cashOuts: CashOuts
  /** Makes the book cash a bet out at a value in subunits; null cancels that. */
  orderCashOut: (betId: number, target: number | null) => Promise<OrderOutcome>
  /** Takes what the desk offered instead of a large stake, or lets it go. */
  answerOffer: (bet: Bet, takes: boolean) => Promise<OrderOutcome>
  /** One bet, also where no list has it; null where it cannot be had. */
  lookUp: (betId: number) => Promise<Bet | null>
}

/** Everything the list of bets does beyond its state. Nothing is fetched before a component shows bets. */
export function createBets(
  deps: BetsDeps,
  store = createStore(INITIAL_BETS),
  steps?: Store<CashOutSteps>,
): BetsController {
  const { http } = deps
  const playerId = () => playerIdOf(deps.account.get().auth)
  const cashOuts = createCashOuts({ ...deps, playerId, answerAbout, askAbout, onValue }, steps)
  const list = createBetList(deps, store, { moved: cashOuts.valueChanged, open: () => cashOuts.steps.get().keys() })
  let player: number | null = null
  /** How many events of each bet arrived, by id. */
  const events = new Map<number, number>()

  /** Takes the response of a call that is made now. An event of the bet that arrives before it is newer than it. */
  function answerAbout(betId: number): (bet: Bet) => void {
    const before = events.get(betId)
    return (bet) => {
      if (events.get(betId) === before) list.take([bet])
    }
  }

  async function lookUp(id: number): Promise<Bet | null> {
    const answer = await http.call('getBet', { params: { id } })
    return answer.ok ? answer.data.data : null
  }

  async function askAbout(betId: number): Promise<Bet | null> {
    const onBet = answerAbout(betId)
    const bet = await lookUp(betId)
    if (bet !== null) onBet(bet)
    return bet
  }

  function onBetChanged(bet: Bet) {
    events.set(bet.id, (events.get(bet.id) ?? 0) + 1)
    list.take([bet])
    cashOuts.betChanged(bet)
  }

  function onValue(betId: number, value: CashOutValue) {
    list.takeValue(betId, value)
    cashOuts.valueChanged(betId, value.to_cashout)
  }

  function followAccount() {
    const now = playerId()
    if (now === player) return
    player = now
    list.clear()
    cashOuts.resume()
    if (list.isWatched()) void list.reload()
  }

  return {
    store,
    reload: list.reload,
    take: list.take,
    watch: list.watch,
    cashOuts,
    orderCashOut: (betId, target) => orderCashOut({ http, onBet: answerAbout(betId) }, betId, target),
    answerOffer: (bet, takes) => answerOffer({ http, onBet: answerAbout(bet.id) }, bet, takes),
    lookUp,
    start() {
      const stops = [
        deps.account.subscribe(followAccount),
        deps.stream.listen((event) => {
          if (event.type === 'bet_changed') onBetChanged(event.data)
          if (event.type === 'bet_cashout_changed') onValue(event.data.bet_id, event.data)
        }),
        deps.stream.onGap(() => {
          cashOuts.resume()
          if (store.get().step === 'ready') void list.reload()
        }),
        deps.onConnectivity((online) => {
          if (!online) return
          cashOuts.resume()
          if (list.isOld()) void list.reload()
        }),
        list.stop,
        cashOuts.stop,
      ]
      followAccount()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
