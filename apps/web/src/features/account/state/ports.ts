import type { RealtimeEvent } from '@touchline/contract'

/** The player's own stream. */
export interface PrivateStream {
  /** Connects as this player, or as a visitor for null. */
  identify: (playerId: number | null) => void
  /** Receives every event of the player's channel. @returns unsubscribes */
  listen: (onEvent: (event: RealtimeEvent) => void) => () => void
  /** Called when events may have been missed: their data must be fetched again. @returns unsubscribes */
  onGap: (listener: () => void) => () => void
}
