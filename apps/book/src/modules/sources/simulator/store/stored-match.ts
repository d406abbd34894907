import type { EventStatus } from '@touchline/contract'
import type { MatchSetup, ScoreView } from '@touchline/sports'

/** Who put a match on the programme. */
export type MatchOrigin = 'programme' | 'filler' | 'import'

/** A match that is played here, as the database keeps it. */
export interface StoredMatch {
  readonly id: number
  readonly tournamentId: number
  readonly homeId: number
  readonly awayId: number
  readonly origin: MatchOrigin
  readonly seed: string
  readonly setup: MatchSetup
  readonly status: EventStatus
  /** Kick-off, wall ms. */
  readonly startsAt: number
  /** Match time of the last event in ms. */
  readonly lengthMs: number
  /** The match clock showed `anchorMs` at `anchorAt` (wall ms) and runs `speed` times as fast as the wall's. */
  readonly anchorAt: number
  readonly anchorMs: number
  readonly speed: number
  readonly score: ScoreView | null
}

type Anchored = Pick<StoredMatch, 'anchorAt' | 'anchorMs' | 'speed'>

/** Match time at a wall time, in ms. */
export function matchTime({ anchorAt, anchorMs, speed }: Anchored, at: number): number {
  return anchorMs + (at - anchorAt) * speed
}

/** Wall time at which the match clock shows `ms`. */
export function wallTime({ anchorAt, anchorMs, speed }: Anchored, ms: number): number {
  return anchorAt + (ms - anchorMs) / speed
}

/** Wall time of the last event. */
export function endsAt(match: Anchored & Pick<StoredMatch, 'lengthMs'>): number {
  return wallTime(match, match.lengthMs)
}
