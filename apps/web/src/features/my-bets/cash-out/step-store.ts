import type { Bet } from '@touchline/contract'
import type { JsonStore } from '../../../platform/storage/storage.ts'
import type { Store } from '../../../platform/store.ts'
import { CASH_OUTS_KEY, type CashOutStep, type CashOutSteps } from './cash-out-step.ts'

export interface StepStore {
  of(betId: number): CashOutStep | undefined
  /** Sets the step of a bet, null removes it; stores the claims with an unknown outcome. */
  set(betId: number, step: CashOutStep | null): void
  /** Sets `paid` if the bet has a cash-out beyond the first `parts`. @returns whether it has */
  setPaid(bet: Bet, parts: number): boolean
}

/** The step of each bet's cash-out. */
export function createStepStore(steps: Store<CashOutSteps>, session: JsonStore): StepStore {
  function set(betId: number, step: CashOutStep | null): void {
    const next = new Map(steps.get())
    if (step === null) next.delete(betId)
    else next.set(betId, step)
    steps.set(next)
    const open = [...next.values()].flatMap((one) => ('claim' in one ? [one.claim] : []))
    if (open.length === 0) session.remove(CASH_OUTS_KEY)
    else session.write(CASH_OUTS_KEY, open)
  }
  return {
    of: (betId) => steps.get().get(betId),
    set,
    setPaid(bet, parts) {
      const paid = bet.cashouts[parts]
      if (paid === undefined) return false
      set(bet.id, { step: 'paid', amount: paid.amount })
      return true
    },
  }
}
