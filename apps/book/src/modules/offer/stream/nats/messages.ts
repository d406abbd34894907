import type { Frame, WireBook, WireEvent } from '../wire.ts'

/**
 * What the subjects of a stream hold. Each message is the full state of its subject, so that the last one is enough:
 * `event.ID`, `bets`, `reference` and `head`.
 */
export interface EventMessage {
  /** Grows with each message about this event. */
  readonly rev: number
  readonly event: WireEvent
  readonly book: WireBook | null
}

export interface BetsMessage {
  readonly bets: NonNullable<Frame['bets']>
}

export interface ReferenceMessage {
  /** How often this owner has stored leagues, competitors or descriptions of markets. */
  readonly changes: number
}

/** Ends what the owner sends at a time; it is repeated where nothing moves. */
export interface HeadMessage {
  /** Grows with each head. */
  readonly seq: number
  /** Wall ms. */
  readonly at: number
  /**
   * Of each event on offer: id, the rev of its last message, and how many ms before `at` the prices in that message
   * were confirmed last; null where it has none, or newer ones are about to be sent.
   */
  readonly events: readonly (number | null)[]
}

export const NUMBERS_PER_EVENT = 3
