/** One text message to one phone. */
export interface Sms {
  /** The same for every attempt to send it, so that a gateway recognises a repetition. */
  readonly id: string
  /** International form, e.g. +4915112345678. */
  readonly to: string
  readonly text: string
}

/** The way text messages leave the book. */
export interface SmsSender {
  /** Resolves when the gateway has taken it over; rejects when it has not, and it may be tried again. */
  send(sms: Sms): Promise<void>
  /** Drops files that were kept too long. */
  tidy?(): Promise<void>
}
