import type { RealtimeEvent } from '@touchline/contract'

/** The player's own stream. */
export interface PrivateStream {
  /** Connects as this player, or as a visitor for null. */
  identify: (playerId: number | null) => void
  /** Hears every event of the player's channel. @returns stops hearing */
  listen: (onEvent: (event: RealtimeEvent) => void) => () => void
  /** Hears that events may have been missed: what they tell must be fetched again. @returns stops hearing */
  onGap: (listener: () => void) => () => void
}
