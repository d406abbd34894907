import type { LotteryBalls, LotteryRules } from '@touchline/sports'
import type { DrawEntry, EventEntry } from '../events/event-entry.ts'
import type { Reference } from '../reference/reference.ts'
import { entryOfOutright, entryOfRow, type MatchRow, type OutrightRow } from './match-row.ts'
import { entryOfRace, type RaceRow } from './race-row.ts'

/** Columns of an event of any kind. */
export const EVENT_COLUMNS = `m.type, m.id, m.tournament_id, m.home_id, m.away_id, m.status, m.starts_at, m.ends_at, m.speed,
  m.score, m.venue, m.names, m.competitor_ids, CASE WHEN m.type IN ('race', 'draw') THEN m.setup END AS setup`

interface DrawRow extends Pick<OutrightRow, 'id' | 'tournament_id' | 'status' | 'starts_at' | 'names'> {
  readonly type: 'draw'
  readonly setup: LotteryRules
  /** What has been drawn; null before the start. */
  readonly score: LotteryBalls | null
}

export type EventRow =
  | (MatchRow & { readonly type: 'match' })
  | (OutrightRow & { readonly type: 'outright' })
  | (RaceRow & { readonly type: 'race' })
  | DrawRow

/** The entry of a stored event; null when its league or competitors are not loaded. */
export function entryOfEvent(row: EventRow, reference: Reference): EventEntry | null {
  switch (row.type) {
    case 'match':
      return entryOfRow(row, reference)
    case 'outright':
      return entryOfOutright(row, reference)
    case 'race':
      return entryOfRace(row, reference)
    case 'draw':
      return entryOfDraw(row, reference)
  }
}

function entryOfDraw(
  { id, names, status, setup: rules, score, ...row }: DrawRow,
  reference: Reference,
): DrawEntry | null {
  const tournament = reference.tournaments.get(row.tournament_id)
  if (tournament === undefined) return null
  const { balls, bonus } = score ?? { balls: [], bonus: null }
  return {
    type: 'draw',
    id,
    tournament,
    names,
    rules,
    balls,
    bonus,
    startsAt: row.starts_at.getTime(),
    status,
    version: 0,
  }
}
