import { type Claim, readClaim } from '@touchline/client/keyed'
import type { CallBody } from '@touchline/contract'

/** Key in session storage: claims whose outcome is not known. */
export const CASH_OUTS_KEY = 'cash_outs'

/** A cash-out as it was sent: the same key and body until the outcome is known. */
export type CashOutClaim = Claim<CallBody<'cashOutBet'>>

/** The state of a bet's cash-out. */
export type CashOutStep =
  | { readonly step: 'sending'; readonly claim: CashOutClaim }
  /** The response was lost: only a repetition with the same key shows whether it was paid. */
  | { readonly step: 'unknown'; readonly claim: CashOutClaim }
  /** In play it waits to be decided; `parts` is how many the bet had before it. */
  | { readonly step: 'waiting'; readonly claim: CashOutClaim; readonly parts: number }
  /** Worth less than the player saw; `value` is what it is now, null where it cannot be cashed out. */
  | { readonly step: 'changed'; readonly wish: CashOutClaim['body']; readonly value: number | null }
  | { readonly step: 'refused'; readonly message: string }
  /** In subunits. */
  | { readonly step: 'paid'; readonly amount: number }

export type CashOutSteps = ReadonlyMap<number, CashOutStep>

/** A wish that was refused, at what the bet is worth now: the same share of it. */
export function atNewValue({ bet_id, to_cashout, amount }: CashOutClaim['body'], value: number): CashOutClaim['body'] {
  const wish = { bet_id, to_cashout: value }
  if (amount === undefined || amount >= to_cashout) return wish
  return { ...wish, amount: Math.max(1, Number((BigInt(amount) * BigInt(value)) / BigInt(to_cashout))) }
}

/** Whether the outcome of a cash-out is still to come. */
export function isUnderWay(step: CashOutStep | undefined): boolean {
  return step !== undefined && 'claim' in step
}

/** A claim as the session kept it; null for what is none. */
export function readCashOut(value: unknown): CashOutClaim | null {
  return readClaim(value, (body) => {
    const isWish = typeof body === 'object' && body !== null && 'bet_id' in body && 'to_cashout' in body
    return isWish ? (body as CashOutClaim['body']) : null
  })
}
