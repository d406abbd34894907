import type { Bet } from '@touchline/contract'
import { backoff } from '../../../platform/network/retry.ts'
import type { CashOutDeps } from './cash-out-deps.ts'
import type { CashOutClaim } from './cash-out-step.ts'
import type { StepStore } from './step-store.ts'

/** How long after its decision is due the page requests the result of a delayed cash-out, in ms. */
const GRACE_MS = 1_000

export interface DelayedCashOuts {
  /**
   * Waits for the decision on an accepted cash-out. The event may be lost or precede the response, so the page polls
   * too.
   */
  wait(claim: CashOutClaim, bet: Bet): void
  /** Requests the result: newer than the response that accepted the cash-out. @returns whether the result is known */
  ask(betId: number): Promise<boolean>
  stop(): void
}

/** Cash-outs in play, which the server accepts first and decides later. */
export function createDelayedCashOuts(deps: CashOutDeps, steps: StepStore): DelayedCashOuts {
  const timers = new Map<number, () => void>()

  function askLater(betId: number, ms: number, attempt: number): void {
    timers.get(betId)?.()
    const repeat = (isKnown: boolean) => isKnown || askLater(betId, backoff(attempt), attempt + 1)
    timers.set(
      betId,
      deps.after(ms, () => void ask(betId).then(repeat)),
    )
  }

  async function ask(betId: number): Promise<boolean> {
    const before = steps.of(betId)
    if (before?.step !== 'waiting' || deps.playerId() !== before.claim.owner) return true
    const bet = await deps.askAbout(betId)
    const now = steps.of(betId)
    if (now?.step !== 'waiting' || now.claim.key !== before.claim.key) return true
    if (bet === null) return false
    if (steps.setPaid(bet, now.parts)) return true
    if (bet.cashout_request !== null) return false
    steps.set(betId, { step: 'changed', wish: now.claim.body, value: bet.to_cashout })
    return true
  }

  return {
    wait(claim, bet) {
      steps.set(bet.id, { step: 'waiting', claim, parts: bet.cashouts.length })
      askLater(bet.id, delayOf(bet) + GRACE_MS, 1)
    },
    ask,
    stop() {
      for (const cancel of timers.values()) cancel()
    },
  }
}

/** Time from request to decision, in ms. */
function delayOf({ cashout_request: request }: Bet): number {
  return request === null ? 0 : Date.parse(request.decide_at) - Date.parse(request.created_at)
}
