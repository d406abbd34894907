import { EVENT_STATUS } from '@touchline/betting'
import type { EventStatus } from '@touchline/contract'
import type { MatchSetup, ScoreView } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import type { MatchOrigin, StoredMatch } from './stored-match.ts'

interface Row {
  readonly id: number
  readonly tournament_id: number
  readonly home_id: number
  readonly away_id: number
  readonly origin: MatchOrigin
  readonly seed: string
  readonly setup: MatchSetup
  readonly status: EventStatus
  readonly starts_at: Date
  readonly length_ms: number
  readonly anchor_at: Date
  readonly anchor_ms: number
  readonly speed: number
  readonly score: ScoreView | null
}

const COLUMNS = `id, tournament_id, home_id, away_id, origin, seed, setup, status, starts_at, length_ms,
                 anchor_at, anchor_ms, speed, score`

/** Matches that are not over, with ids above `afterId`; the lowest ids first. */
export async function loadOpenMatches(db: Db, afterId = 0): Promise<readonly StoredMatch[]> {
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM matches WHERE status < ${EVENT_STATUS.closed} AND type = 'match' AND setup IS NOT NULL AND id > $1 ORDER BY id`,
    [afterId],
  )
  return rows.map(matchOf)
}

/** Matches by id that were played here, over or not. */
export async function loadMatches(db: Db, ids: readonly number[]): Promise<readonly StoredMatch[]> {
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM matches WHERE id = ANY ($1::int[]) AND type = 'match' AND setup IS NOT NULL`,
    [ids],
  )
  return rows.map(matchOf)
}

function matchOf(row: Row): StoredMatch {
  return {
    id: row.id,
    tournamentId: row.tournament_id,
    homeId: row.home_id,
    awayId: row.away_id,
    origin: row.origin,
    seed: row.seed,
    setup: row.setup,
    status: row.status,
    startsAt: row.starts_at.getTime(),
    lengthMs: row.length_ms,
    anchorAt: row.anchor_at.getTime(),
    anchorMs: row.anchor_ms,
    speed: row.speed,
    score: row.score,
  }
}
