import type { CallError } from '@touchline/client/http'
import { ERRORS } from '@touchline/contract/error-codes'

const SESSION_OVER = 401
const STILL_RUNNING = 409
const TOO_MANY = 429

/**
 * The refusal of a claim on money, where it says for sure that nothing was done; null where bets may be placed, or one sold,
 * all the same. A retry that is not let in says nothing about the first attempt.
 */
export function certainRefusal(error: CallError, isFirst: boolean): Extract<CallError, { kind: 'answer' }> | null {
  // The one failure of a server that says what it did: nothing. Of a repetition it says nothing about the first attempt.
  if (isFirst && error.kind === 'answer' && error.body.code === ERRORS.cannot_store.code) return error
  if (error.kind === 'network' || error.status >= 500 || error.status === STILL_RUNNING) return null
  if (!isFirst && (error.status === SESSION_OVER || error.status === TOO_MANY)) return null
  return error
}
