import type { CallError } from '@touchline/client/http'

/** The arguments of a call. */
export interface CallAsked {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** A failed call as queries throw it; `error` tells a refusal from a server that was not reached. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly call: string
  readonly error: CallError
  readonly asked: CallAsked | undefined

  /** @param asked the arguments of the call, for reports */
  constructor(call: string, error: CallError, asked?: CallAsked) {
    super(`${call}: ${error.kind === 'answer' ? `${error.status} ${error.body.key}` : error.reason}`)
    this.call = call
    this.error = error
    this.asked = asked
  }
}

const TOO_MANY = 429

/** Whether a repetition may succeed: there was no response, or the server failed. A refusal is final. */
export function isPassing(failure: unknown): boolean {
  const status = failureStatus(failure)
  return status === undefined || status >= 500 || status === TOO_MANY
}

/** Whether a failure is an error. A missing subject and a cancelled call are none. */
export function isFault(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return true
  const { error } = failure
  return error.kind === 'network' ? error.reason !== 'aborted' : isPassing(failure)
}

/** The server's log id of the failed request; undefined where there was no response. */
export function failedRequest(failure: unknown): string | undefined {
  return failure instanceof CallFailure && failure.error.kind === 'answer'
    ? failure.error.body.data.request_id
    : undefined
}

/** HTTP status of a failure, or undefined where there was no response. */
export function failureStatus(failure: unknown): number | undefined {
  return failure instanceof CallFailure && failure.error.kind === 'answer' ? failure.error.status : undefined
}
