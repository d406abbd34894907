import { type CertainRefusal, createKeyed, type Keyed } from '@touchline/client/keyed'
import type { Bet } from '@touchline/contract'
import { ERRORS } from '@touchline/contract/error-codes'
import { backoff } from '../../../platform/network/retry.ts'
import type { CashOutDeps } from './cash-out-deps.ts'
import type { CashOutClaim } from './cash-out-step.ts'
import type { DelayedCashOuts } from './delayed.ts'
import type { StepStore } from './step-store.ts'

type Request = Keyed<CashOutClaim['body'], Bet>

export interface CashOutRequests {
  /** A new request for a bet; an earlier one stops. @param onBet receives the bet of the response */
  create(betId: number, onBet: (bet: Bet) => void): Request
  of(betId: number): Request | undefined
  stop(): void
}

/** Idempotent calls of `cashOutBet`, one per bet, and the step that each state of a call sets. */
export function createCashOutRequests(deps: CashOutDeps, steps: StepStore, delayed: DelayedCashOuts): CashOutRequests {
  const requests = new Map<number, Request>()

  function refuse(wish: CashOutClaim['body'], { body }: CertainRefusal): void {
    const isDown = body.code === ERRORS.provider_down.code
    if (!isDown && body.code !== ERRORS.cash_out_changed.code && body.code !== ERRORS.cash_out_unavailable.code) {
      steps.set(wish.bet_id, { step: 'refused', message: body.localized_message })
      return
    }
    const value = body.data.errors_by_bet[0]?.to_cashout ?? null
    steps.set(wish.bet_id, { step: 'changed', wish, value })
    deps.onValue(wish.bet_id, { to_cashout: value, ...(isDown && { cashout_off: 'provider_down' }) })
  }

  function create(betId: number, onBet: (bet: Bet) => void): Request {
    requests.get(betId)?.stop()
    const keyed: Request = createKeyed({
      async send({ key, body }) {
        const result = await deps.http.call('cashOutBet', { body, idempotencyKey: key })
        return result.ok ? { ok: true, data: result.data.data } : result
      },
      // The step store keeps the claim: a step is set before each call is sent.
      keep: () => {},
      owner: deps.playerId,
      keyOf: deps.randomId,
      now: deps.now,
      after: deps.after,
      pause: backoff,
      changed(state) {
        switch (state.kind) {
          case 'idle':
            return steps.set(betId, null)
          case 'sending':
            return steps.set(betId, { step: state.attempts === 1 ? 'sending' : 'unknown', claim: state.claim })
          case 'unknown':
            return steps.set(betId, { step: 'unknown', claim: state.claim })
          case 'refused':
            return refuse(state.claim.body, state.error)
          case 'answered': {
            const { claim, answer: bet } = state
            if (bet.cashout_request !== null) delayed.wait(claim, bet)
            else steps.set(betId, { step: 'paid', amount: bet.cashouts.at(-1)?.amount ?? 0 })
            return onBet(bet)
          }
        }
      },
    })
    requests.set(betId, keyed)
    return keyed
  }

  return {
    create,
    of: (betId) => requests.get(betId),
    stop() {
      for (const request of requests.values()) request.stop()
    },
  }
}
