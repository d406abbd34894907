/** Why the database takes no bet on a leg, even if the board shows it as open. */
export type ClosedReason = 'event_not_bettable' | 'provider_down' | 'price_stale'

/** A leg that takes no bet. */
export interface ClosedLeg {
  readonly bet_id: number
  /** Its place in the bet, from 0. */
  readonly position: number
  readonly why: ClosedReason
}
