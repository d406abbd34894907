import type { CallError } from '@touchline/client/http'

const SESSION_OVER = 401
const STILL_RUNNING = 409
const TOO_MANY = 429

/**
 * The refusal, where it says for sure that nothing was placed; null where the bets may exist all the same. A retry that
 * is not let in says nothing about the first attempt.
 */
export function certainRefusal(error: CallError, isFirst: boolean): Extract<CallError, { kind: 'answer' }> | null {
  if (error.kind === 'network' || error.status >= 500 || error.status === STILL_RUNNING) return null
  if (!isFirst && (error.status === SESSION_OVER || error.status === TOO_MANY)) return null
  return error
}
