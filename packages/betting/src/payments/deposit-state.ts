import type { DepositFailure } from '../vocabulary/index.ts'

/** The state of a deposit. */
export type DepositState =
  /** The player was sent to pay. */
  | { readonly kind: 'created' }
  /** Paid, and the money has not arrived yet. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly reason: DepositFailure }
  /** Not paid in time. A payment that arrives later is still booked. */
  | { readonly kind: 'expired' }
  /** It was there, and the provider took it back. */
  | { readonly kind: 'charged_back' }

/** A provider's report about a payment. */
export type PaymentNews = Exclude<DepositState, { readonly kind: 'created' }>

/**
 * The result of a payment message: a new state, `known` for a repetition, or a refusal if it cannot follow the current
 * state.
 */
export type DepositStep =
  | { readonly kind: 'becomes'; readonly state: PaymentNews }
  | { readonly kind: 'known' }
  | { readonly kind: 'out_of_order' }

const NEXT: { readonly [K in DepositState['kind']]: readonly PaymentNews['kind'][] } = {
  created: ['pending', 'succeeded', 'failed', 'expired'],
  pending: ['succeeded', 'failed'],
  expired: ['pending', 'succeeded', 'failed'],
  succeeded: ['charged_back'],
  failed: [],
  charged_back: [],
}

/** PAY-01: money is booked by the step to `succeeded` and by no other, which no state is left for twice. */
export function afterPayment(state: DepositState, news: PaymentNews): DepositStep {
  if (NEXT[state.kind].includes(news.kind)) return { kind: 'becomes', state: news }
  return state.kind === news.kind ? { kind: 'known' } : { kind: 'out_of_order' }
}
