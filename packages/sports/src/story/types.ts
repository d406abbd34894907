import type { IncidentType, ScoringWay } from '@touchline/betting'
import type { Side } from '../models/types.ts'

/** A number for each side. */
interface Sides {
  readonly home: number
  readonly away: number
}

export interface Incident {
  readonly type: IncidentType
  readonly side: Side | null
  /** Seconds of play since kick-off; breaks between periods do not count. */
  readonly second: number
  /** What the match clock showed, in seconds; null in sports without a clock. */
  readonly clock: { readonly time: number; readonly stoppage: number | null } | null
  readonly period: { readonly number: number; readonly type: string } | null
  /** Score of the match after it. */
  readonly score: Sides
  /** Score of its period after it. */
  readonly periodScore: Sides
  readonly way: ScoringWay | null
  /** Id of the player, where the feed names one. */
  readonly player: string | null
}

/** How a match has gone so far, for those who look at it. */
export interface MatchStory {
  /** Seconds of play up to the moment. */
  readonly played: number
  /** In the order they happened. */
  readonly incidents: readonly Incident[]
  /**
   * Pressure of each side in equal spans of play, from kick-off on: its actions, weighted by how near to a score they
   * are.
   */
  readonly momentum: { readonly spanSeconds: number; readonly spans: readonly Sides[] }
  /** Seconds each side had the ball; null where the sport has no ball or its possession is not measured. */
  readonly possession: Sides | null
}
