import type { EventStatus } from '@touchline/contract'
import type { ScoreView } from '@touchline/sports'
import type { Names } from '../../../kernel/names.ts'
import type { MatchEntry, OutrightEntry, Venue } from '../events/event-entry.ts'
import type { Reference } from '../reference/reference.ts'

/** Columns of a match as it is listed from the database. */
export const MATCH_COLUMNS =
  'm.id, m.tournament_id, m.home_id, m.away_id, m.status, m.starts_at, m.speed, m.score, m.venue'

export interface MatchRow {
  readonly id: number
  readonly tournament_id: number
  readonly home_id: number
  readonly away_id: number
  readonly status: EventStatus
  readonly starts_at: Date
  readonly speed: number
  readonly score: ScoreView | null
  readonly venue: Venue | null
}

/** Columns of an outright. */
export const OUTRIGHT_COLUMNS = 'm.id, m.tournament_id, m.status, m.starts_at, m.ends_at, m.names, m.competitor_ids'

export interface OutrightRow {
  readonly id: number
  readonly tournament_id: number
  readonly status: EventStatus
  readonly starts_at: Date
  readonly ends_at: Date
  readonly names: Names
  readonly competitor_ids: readonly number[]
}

/** The entry of a stored outright; null when its league is not loaded. */
export function entryOfOutright(row: OutrightRow, reference: Reference): OutrightEntry | null {
  const tournament = reference.tournaments.get(row.tournament_id)
  if (tournament === undefined) return null
  return {
    type: 'outright',
    id: row.id,
    tournament,
    names: row.names,
    competitors: row.competitor_ids.map((id) => reference.competitors.get(id)).filter((found) => found !== undefined),
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    status: row.status,
    version: 0,
  }
}

/** The entry of a stored match; null when its league or teams are not loaded. */
export function entryOfRow(row: MatchRow, reference: Reference): MatchEntry | null {
  const tournament = reference.tournaments.get(row.tournament_id)
  const home = reference.competitors.get(row.home_id)
  const away = reference.competitors.get(row.away_id)
  if (tournament === undefined || home === undefined || away === undefined) return null
  const startsAt = row.starts_at.getTime()
  return {
    type: 'match',
    id: row.id,
    tournament,
    home,
    away,
    startsAt,
    status: row.status,
    score: row.score,
    scoreAt: startsAt,
    speed: row.speed,
    betStop: null,
    venue: row.venue,
    // It does not change any more: any version of the time it was played is newer.
    version: 0,
  }
}
