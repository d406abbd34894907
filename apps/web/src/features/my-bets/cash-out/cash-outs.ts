import type { CallError, Http } from '@touchline/client/http'
import type { Bet, CallBody } from '@touchline/contract'
import { ERRORS } from '@touchline/contract/error-codes'
import { certainRefusal } from '../../../data/index.ts'
import { backoff } from '../../../platform/retry.ts'
import type { JsonStore } from '../../../platform/storage.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import { CASH_OUTS_KEY, type CashOutClaim, type CashOutStep, type CashOutSteps, readClaim } from './cash-out-step.ts'

export interface CashOutDeps {
  readonly http: Http
  /** Keeps claims whose outcome is not known over a reload. */
  readonly session: JsonStore
  /** Who is signed in; null for nobody. */
  readonly playerId: () => number | null
  readonly randomId: () => string
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
  /** Before a cash-out is sent: hears of the bet as it is after it, unless it was told of meanwhile. */
  readonly answerAbout: (betId: number) => (bet: Bet) => void
  /** A claim of before was answered: what the bet is by now is to be asked for. */
  readonly answeredLate: (betId: number) => void
  /** Hears what a bet is worth where a cash-out was refused for it: newer than any value that was pushed. */
  readonly onValue: (betId: number, value: number | null) => void
}

export interface CashOuts {
  readonly steps: Store<CashOutSteps>
  /** Sells a bet or a part of it; nothing while the outcome of another cash-out of it is not known. */
  sell(wish: CallBody<'cashOutBet'>): void
  /** A bet is worth this by now; null where it cannot be cashed out. */
  moved(betId: number, value: number | null): void
  /** The player has read what became of it. */
  dismiss(betId: number): void
  /** Takes up what an earlier load of the page left, and asks again for what is not known. */
  resume(): void
  stop(): void
}

function paidBy(bet: Bet): number {
  return bet.cashouts.at(-1)?.amount ?? 0
}

/** Cash-outs of this page. A claim has its key before it is sent, and keeps it until the server has said for sure. */
export function createCashOuts(
  deps: CashOutDeps,
  steps: Store<CashOutSteps> = createStore<CashOutSteps>(new Map()),
): CashOuts {
  const timers = new Map<number, () => void>()
  const asking = new Set<number>()

  function set(betId: number, step: CashOutStep | null): void {
    const next = new Map(steps.get())
    if (step === null) next.delete(betId)
    else next.set(betId, step)
    steps.set(next)
    const open = [...next.values()].flatMap((one) => ('claim' in one ? [one.claim] : []))
    if (open.length === 0) deps.session.remove(CASH_OUTS_KEY)
    else deps.session.write(CASH_OUTS_KEY, open)
  }

  function refuse(wish: CashOutClaim['body'], { body }: Extract<CallError, { kind: 'answer' }>): void {
    if (body.code !== ERRORS.cash_out_changed.code && body.code !== ERRORS.cash_out_unavailable.code) {
      set(wish.bet_id, { step: 'refused', message: body.localized_message })
      return
    }
    const value = body.data.errors_by_bet[0]?.to_cashout ?? null
    set(wish.bet_id, { step: 'changed', wish, value })
    deps.onValue(wish.bet_id, value)
  }

  /** @param onBet as of the first attempt: what answers a later one is the answer of then */
  async function send(
    claim: CashOutClaim,
    attempt: number,
    onBet = deps.answerAbout(claim.body.bet_id),
  ): Promise<void> {
    const betId = claim.body.bet_id
    if (asking.has(betId)) return
    asking.add(betId)
    const result = await deps.http.call('cashOutBet', { body: claim.body, idempotencyKey: claim.key })
    asking.delete(betId)
    if (result.ok) {
      set(betId, { step: 'paid', amount: paidBy(result.data.data) })
      return onBet(result.data.data)
    }
    const refusal = certainRefusal(result.error, attempt === 1)
    if (refusal !== null) {
      refuse(claim.body, refusal)
      return
    }
    set(betId, { step: 'unknown', claim })
    timers.set(
      betId,
      deps.after(backoff(attempt), () => {
        // In the name of whoever claimed: another's would be another cash-out.
        if (deps.playerId() === claim.playerId) void send(claim, attempt + 1, onBet)
      }),
    )
  }

  return {
    steps,
    sell(wish) {
      const playerId = deps.playerId()
      const now = steps.get().get(wish.bet_id)
      if (playerId === null || (now !== undefined && 'claim' in now)) return
      const claim = { key: deps.randomId(), body: wish, playerId }
      set(wish.bet_id, { step: 'sending', claim })
      void send(claim, 1)
    },
    moved(betId, value) {
      const step = steps.get().get(betId)
      if (step?.step === 'changed' && step.value !== value) set(betId, { ...step, value })
    },
    dismiss(betId) {
      const step = steps.get().get(betId)
      if (step !== undefined && !('claim' in step)) set(betId, null)
    },
    resume() {
      const kept = deps.session.read(CASH_OUTS_KEY)
      for (const value of Array.isArray(kept) ? kept : []) {
        const claim = readClaim(value)
        if (claim === null || claim.playerId !== deps.playerId()) continue
        if (steps.get().get(claim.body.bet_id)?.step === 'sending') continue
        timers.get(claim.body.bet_id)?.()
        set(claim.body.bet_id, { step: 'unknown', claim })
        // What answers may have been said long ago: it tells what was paid, not how the bet stands.
        void send(claim, 2, () => deps.answeredLate(claim.body.bet_id))
      }
    },
    stop() {
      for (const cancel of timers.values()) cancel()
    },
  }
}
