import type { Bet, CallBody } from '@touchline/contract'
import { createStore, type Store } from '../../../platform/store.ts'
import type { CashOutDeps } from './cash-out-deps.ts'
import { CASH_OUTS_KEY, type CashOutSteps, readCashOut } from './cash-out-step.ts'
import { createDelayedCashOuts } from './delayed.ts'
import { createCashOutRequests } from './requests.ts'
import { createStepStore } from './step-store.ts'

export interface CashOuts {
  readonly steps: Store<CashOutSteps>
  /** Cashes out a bet or a part of it; ignored while the outcome of another cash-out of the bet is unknown. */
  cashOut(wish: CallBody<'cashOutBet'>): void
  /** Receives a changed bet: it may contain the result of a delayed cash-out. */
  betChanged(bet: Bet): void
  /** Receives the current value of a bet; null where it cannot be cashed out. */
  valueChanged(betId: number, value: number | null): void
  /** Removes a result that the player has read. */
  dismiss(betId: number): void
  /** Continues the claims of an earlier load of the page, and repeats calls with an unknown outcome. */
  resume(): void
  stop(): void
}

/**
 * Cash-outs of this page. A claim has its key before it is sent, and keeps it until the server's response is certain.
 */
export function createCashOuts(
  deps: CashOutDeps,
  store: Store<CashOutSteps> = createStore<CashOutSteps>(new Map()),
): CashOuts {
  const steps = createStepStore(store, deps.session)
  const delayed = createDelayedCashOuts(deps, steps)
  const requests = createCashOutRequests(deps, steps, delayed)

  /** A repeated call returns the state of its first attempt, so the page requests the current one. */
  function askCurrent(betId: number): Promise<unknown> {
    return steps.of(betId)?.step === 'waiting' ? delayed.ask(betId) : deps.askAbout(betId)
  }

  return {
    steps: store,
    cashOut(wish) {
      const now = steps.of(wish.bet_id)
      if (now !== undefined && 'claim' in now) return
      requests.create(wish.bet_id, deps.answerAbout(wish.bet_id)).start(wish)
    },
    betChanged(bet) {
      const step = steps.of(bet.id)
      if (step?.step !== 'waiting' || steps.setPaid(bet, step.parts)) return
      // The event may be older than the accepted cash-out.
      if (bet.cashout_request === null) void delayed.ask(bet.id)
    },
    valueChanged(betId, value) {
      const step = steps.of(betId)
      if (step?.step === 'changed' && step.value !== value) steps.set(betId, { ...step, value })
    },
    dismiss(betId) {
      const step = steps.of(betId)
      if (step !== undefined && !('claim' in step)) steps.set(betId, null)
    },
    resume() {
      const stored = deps.session.read(CASH_OUTS_KEY)
      for (const value of Array.isArray(stored) ? stored : []) {
        const claim = readCashOut(value)
        if (claim === null || claim.owner !== deps.playerId()) continue
        const betId = claim.body.bet_id
        const now = steps.of(betId)?.step
        if (now === 'waiting') void delayed.ask(betId)
        if (now === 'sending' || now === 'waiting') continue
        if (now === 'unknown') requests.of(betId)?.repeat()
        else requests.create(betId, () => void askCurrent(betId)).takeUp(claim)
      }
    },
    stop() {
      delayed.stop()
      requests.stop()
    },
  }
}
