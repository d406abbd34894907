import type { Currency } from '@touchline/betting'
import type { BetError, ErrorName } from '@touchline/contract'

/** An amount of money, in subunits. */
export interface Money {
  readonly amount: bigint
  readonly currency: Currency
}

/** The values in an error's sentence: counts, and amounts, several where currencies differ. */
export type RefusalValues = Readonly<Record<string, number | readonly Money[]>>

/** An error response to a call, as a value. `http` turns it into the contract's error body. */
export class Refusal {
  readonly error: ErrorName
  readonly details: readonly { readonly path: string; readonly message: string }[]
  readonly errorsByBet: readonly BetError[]
  /** When it may be tried again, in ms from now; null where that is not known. */
  readonly retryAfterMs: number | null
  readonly values: RefusalValues

  constructor(
    error: ErrorName,
    details: readonly { readonly path: string; readonly message: string }[] = [],
    errorsByBet: readonly BetError[] = [],
    retryAfterMs: number | null = null,
    values: RefusalValues = {},
  ) {
    this.error = error
    this.details = details
    this.errorsByBet = errorsByBet
    this.retryAfterMs = retryAfterMs
    this.values = values
  }
}

/** Refuses a call: `return refuse('not_found')`. */
export function refuse(
  error: ErrorName,
  more: {
    readonly details?: Refusal['details']
    readonly errorsByBet?: readonly BetError[]
    readonly retryAfterMs?: number
    readonly values?: RefusalValues
  } = {},
): Refusal {
  return new Refusal(error, more.details, more.errorsByBet, more.retryAfterMs, more.values)
}

/** A response that is a document, in the media type its call names. It is the same for all callers. */
export class DocumentReply {
  readonly text: string
  /** How long it may be kept. */
  readonly maxAgeSeconds: number

  constructor(text: string, maxAgeSeconds: number) {
    this.text = text
    this.maxAgeSeconds = maxAgeSeconds
  }
}

/** A response that is a file to keep, made for one player. */
export class FileReply {
  /** All of it, or its pieces as they are made. */
  readonly text: string | AsyncIterable<string>
  /** Letters, digits, dots and dashes. */
  readonly fileName: string

  constructor(text: string | AsyncIterable<string>, fileName: string) {
    this.text = text
    this.fileName = fileName
  }
}

/** A response that is sent as it is: the stored text of an earlier one. */
export class StoredReply {
  readonly status: number
  /** JSON text. */
  readonly body: string

  constructor(status: number, body: string) {
    this.status = status
    this.body = body
  }
}
