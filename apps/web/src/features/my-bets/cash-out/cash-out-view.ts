import { SETTLED_STATES } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import type { CashOutStep } from './cash-out-step.ts'

/**
 * The dialog of a cash-out. `over`: the bet ended, and this cash-out was not paid. `sold`: it was cashed out elsewhere.
 * `off`: the bet has no value now.
 */
export type CashOutView = 'choose' | 'in_play' | 'checking' | 'changed' | 'refused' | 'paid' | 'off' | 'over' | 'sold'

/** Whether a bet has ended, so that nothing of it can be cashed out any more. */
export function isOver({ status }: Pick<Bet, 'status'>): boolean {
  return status === 'rejected' || (SETTLED_STATES as readonly string[]).includes(status)
}

/** The result of the bet comes before a waiting cash-out: no cash-out is decided after its bet has ended. */
export function cashOutView(
  bet: Pick<Bet, 'status' | 'to_cashout'>,
  step: CashOutStep['step'] | undefined,
): CashOutView {
  if (step === 'paid' || step === 'refused') return step
  if (step === 'unknown') return 'checking'
  if (bet.status === 'cashed_out') return 'sold'
  if (isOver(bet)) return 'over'
  if (step === 'waiting' || (step === undefined && bet.status === 'cashout_in_progress')) return 'in_play'
  if (step === 'changed') return 'changed'
  return step === undefined && bet.to_cashout === null ? 'off' : 'choose'
}
