import type { BetError, ErrorName } from '@touchline/contract'

/** A call answered with an error, as a value. `http` turns it into the contract's error body. */
export class Refusal {
  readonly error: ErrorName
  readonly details: readonly { readonly path: string; readonly message: string }[]
  readonly errorsByBet: readonly BetError[]

  constructor(
    error: ErrorName,
    details: readonly { readonly path: string; readonly message: string }[] = [],
    errorsByBet: readonly BetError[] = [],
  ) {
    this.error = error
    this.details = details
    this.errorsByBet = errorsByBet
  }
}

/** Refuses a call: `return refuse('not_found')`. */
export function refuse(
  error: ErrorName,
  more: { readonly details?: Refusal['details']; readonly errorsByBet?: readonly BetError[] } = {},
): Refusal {
  return new Refusal(error, more.details, more.errorsByBet)
}

/** An answer that is a document of its own, in the media type its call names. It is the same for everybody. */
export class DocumentReply {
  readonly text: string
  /** How long it may be kept. */
  readonly maxAgeSeconds: number

  constructor(text: string, maxAgeSeconds: number) {
    this.text = text
    this.maxAgeSeconds = maxAgeSeconds
  }
}

/** An answer that is sent as it is: the stored text of an earlier one. */
export class StoredReply {
  readonly status: number
  /** JSON text. */
  readonly body: string

  constructor(status: number, body: string) {
    this.status = status
    this.body = body
  }
}
