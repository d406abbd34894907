/** One e-mail to one person. */
export interface Mail {
  /** The same for every attempt to send it, so that a receiver recognises a repetition. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** How long files of messages are kept. */
export const KEPT_MS = 7 * 24 * 3_600_000

/** The way e-mail leaves the book. */
export interface MailSender {
  /** Resolves when the next hop has taken it over; rejects when it has not, and it may be tried again. */
  send(mail: Mail): Promise<void>
  /** Drops files that were kept too long. */
  tidy?(): Promise<void>
  close(): void
}
