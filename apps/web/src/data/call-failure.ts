import type { CallError } from '@touchline/client/http'

/** A failed call as queries throw it; `error` says whether the server refused or was not reached. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly error: CallError

  constructor(call: string, error: CallError) {
    super(`${call}: ${error.kind === 'answer' ? `${error.status} ${error.body.key}` : error.reason}`)
    this.error = error
  }
}

/** HTTP status of a failure, or undefined where there was no answer. */
export function failureStatus(failure: unknown): number | undefined {
  return failure instanceof CallFailure && failure.error.kind === 'answer' ? failure.error.status : undefined
}
