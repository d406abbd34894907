import { EVENT_STATUS } from '@touchline/betting'
import type { Catalogue } from '../catalogue.ts'
import type { MatchEntry } from '../events/event-entry.ts'
import { entryOfRow, MATCH_COLUMNS, type MatchRow } from './match-row.ts'

export interface ResultsWish {
  /** Wall ms: results of matches that began before. */
  readonly before: number
  readonly limit: number
}

/** Unified Odds Feed match status code 90 is an abandoned match: it has a score, but no result. */
const PLAYED = `m.status = ${EVENT_STATUS.finished} AND m.type = 'match' AND m.score IS NOT NULL AND m.score ->> 'stage' IS DISTINCT FROM '90'`

/** Latest results of a competitor, newest first. */
export async function findResults(
  { reads, reference }: Catalogue,
  competitorId: number,
  { before, limit }: ResultsWish,
): Promise<readonly MatchEntry[]> {
  const rows = await reads.query<MatchRow>(
    `SELECT ${MATCH_COLUMNS} FROM matches m
     WHERE (m.home_id = $1 OR m.away_id = $1)
       AND ${PLAYED} AND m.starts_at < $2
     ORDER BY m.starts_at DESC, m.id DESC LIMIT $3`,
    [competitorId, new Date(before), limit],
  )
  return rows.map((row) => entryOfRow(row, reference())).filter((entry) => entry !== null)
}

/** Earlier meetings of two competitors, wherever they were played, newest first. */
export async function findMeetings(
  { reads, reference }: Catalogue,
  [one, other]: readonly [number, number],
  { before, limit }: ResultsWish,
): Promise<readonly MatchEntry[]> {
  const rows = await reads.query<MatchRow>(
    `SELECT ${MATCH_COLUMNS} FROM matches m
     WHERE ((m.home_id = $1 AND m.away_id = $2) OR (m.home_id = $2 AND m.away_id = $1))
       AND ${PLAYED} AND m.starts_at < $3
     ORDER BY m.starts_at DESC, m.id DESC LIMIT $4`,
    [one, other, new Date(before), limit],
  )
  return rows.map((row) => entryOfRow(row, reference())).filter((entry) => entry !== null)
}
