import type { EventStatus } from '@touchline/contract'
import type { ScoreView } from '../../feed/model/types.ts'
import type { BetStop } from '../../pricing/index.ts'
import type { CompetitorRow, Names, TournamentRow } from '../reference/reference.ts'

/** A match as the listings need it. A change makes a new entry. */
export interface MatchEntry {
  readonly type: 'match'
  readonly id: number
  readonly tournament: TournamentRow
  readonly home: CompetitorRow
  readonly away: CompetitorRow
  /** Wall ms. */
  readonly startsAt: number
  readonly status: EventStatus
  /** Null before the start. */
  readonly score: ScoreView | null
  /** Wall ms at which the clock of `score` was read. */
  readonly scoreAt: number
  /** Match seconds per wall second. */
  readonly speed: number
  readonly betStop: BetStop | null
  /** Grows with every change of status, score, clock or start. */
  readonly version: number
}

/** A championship: one market over many competitors. */
export interface OutrightEntry {
  readonly type: 'outright'
  readonly id: number
  readonly tournament: TournamentRow
  readonly names: Names
  readonly competitors: readonly CompetitorRow[]
  /** Wall ms. */
  readonly startsAt: number
  /** Wall ms at which it is decided. */
  readonly endsAt: number
  readonly status: EventStatus
  readonly version: number
}

export type EventEntry = MatchEntry | OutrightEntry
