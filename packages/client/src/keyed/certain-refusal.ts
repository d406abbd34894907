import { ERRORS } from '@touchline/contract/error-codes'
import type { CallError } from '../http/index.ts'

/** The server's reason why a request under a key was not carried out. */
export type CertainRefusal = Extract<CallError, { kind: 'answer' }>

/** Statuses from before the key is looked up: on a repetition they give no information about the first attempt. */
const BEFORE_THE_KEY: ReadonlySet<number> = new Set([401, 429])

/**
 * Codes of conflicts that change nothing. Any other conflict may be caused by the request itself, still under way
 * elsewhere.
 */
const SAYS_WHAT_WAS_DONE: ReadonlySet<number> = new Set([
  ERRORS.deposit_limit_reached.code,
  ERRORS.deposit_limit_needed.code,
  ERRORS.rate_changed.code,
  ERRORS.rate_too_old.code,
  ERRORS.quote_over.code,
  ERRORS.debt_open.code,
  ERRORS.deposit_held.code,
  ERRORS.exchange_limit_reached.code,
  ERRORS.withdrawal_above_method.code,
  ERRORS.host_wallet_refused.code,
  ERRORS.promo_code_used.code,
  ERRORS.promo_code_not_for_you.code,
  ERRORS.bonus_not_available.code,
  ERRORS.box_not_ready.code,
  ERRORS.freebet_not_raisable.code,
  ERRORS.offer_over.code,
  ERRORS.site_draft_changed.code,
  ERRORS.site_published_since.code,
])

/**
 * The refusal of a request under a key, where it is certain that nothing was done; null where the server may have
 * carried the request out, or still may.
 */
export function certainRefusal(error: CallError, isFirst: boolean): CertainRefusal | null {
  if (error.kind === 'network') return null
  // The one server error that means that nothing was done. On a repetition it gives no information about the first
  // attempt.
  if (error.body.code === ERRORS.cannot_store.code) return isFirst ? error : null
  if (error.status >= 500 || (error.status === 409 && !SAYS_WHAT_WAS_DONE.has(error.body.code))) return null
  return !isFirst && BEFORE_THE_KEY.has(error.status) ? null : error
}
