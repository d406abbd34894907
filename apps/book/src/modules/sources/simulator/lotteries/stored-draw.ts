import { EVENT_STATUS } from '@touchline/betting'
import type { EventStatus } from '@touchline/contract'
import { DRAW_MS, type LotteryBalls, type LotteryRules } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import type { Names } from '../../../../kernel/names.ts'
import type { PlannedDraw } from './plan-draws.ts'

/** A draw as the database keeps it. */
export interface StoredDraw extends PlannedDraw {
  readonly id: number
  readonly status: EventStatus
  /** Seconds of its clock per second on the wall. */
  readonly speed: number
}

interface Row {
  readonly id: number
  readonly tournament_id: number
  readonly seed: string
  readonly names: Names
  readonly setup: LotteryRules
  readonly status: EventStatus
  readonly starts_at: Date
  readonly speed: number
}

const COLUMNS = 'id, tournament_id, seed, names, setup, status, starts_at, speed'

/** Draws that are not over. */
export async function loadOpenDraws(db: Db): Promise<readonly StoredDraw[]> {
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM matches WHERE type = 'draw' AND status < ${EVENT_STATUS.closed} ORDER BY id`,
  )
  return rows.map(drawOf)
}

/** Draws that are over, by id. */
export async function loadFinishedDraws(db: Db, ids: readonly number[]): Promise<readonly StoredDraw[]> {
  if (ids.length === 0) return []
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM matches WHERE id = ANY ($1::int[]) AND type = 'draw' AND status = ${EVENT_STATUS.finished}`,
    [ids],
  )
  return rows.map(drawOf)
}

function drawOf(row: Row): StoredDraw {
  const { id, seed, names, status, speed } = row
  const startsAt = row.starts_at.getTime()
  return { id, tournamentId: row.tournament_id, seed, names, rules: row.setup, status, startsAt, speed }
}

/** Start (wall ms) of the last draw of each lottery, by lottery. */
export async function lastDraws(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ tournament_id: number; last: Date }>(
    `SELECT tournament_id, max(starts_at) AS last FROM matches WHERE type = 'draw' GROUP BY tournament_id`,
  )
  return new Map(rows.map((row) => [row.tournament_id, row.last.getTime()]))
}

/** Draws that have not begun go as fast as the world does now. */
export async function respeedDraws(db: Db, speed: number, at: number): Promise<void> {
  await db.query(
    `UPDATE matches SET speed = $1, ends_at = starts_at + make_interval(secs => $2::float8 / $1 / 1000)
     WHERE type = 'draw' AND status = ${EVENT_STATUS.prematch} AND starts_at > $3 AND speed <> $1`,
    [speed, DRAW_MS, new Date(at)],
  )
}

/** A planned draw and, when it is over already, its balls. */
export interface NewDraw {
  readonly planned: PlannedDraw
  readonly balls: LotteryBalls | null
}

/** Stores draws; one that is known is left as it is. */
export async function insertDraws(db: Db, draws: readonly NewDraw[], speed: number): Promise<void> {
  if (draws.length === 0) return
  await db.query(
    `INSERT INTO matches (type, tournament_id, origin, seed, setup, status, starts_at, ends_at, length_ms, anchor_at, speed, names, score)
     SELECT 'draw', tournament_id, 'programme', seed, setup::jsonb, CASE WHEN score IS NULL THEN 0 ELSE 4 END, starts_at,
            starts_at + make_interval(secs => $7::float8 / $8 / 1000), $7, starts_at, $8, names::jsonb, score::jsonb
     FROM unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[])
       AS d (tournament_id, seed, setup, starts_at, names, score)
     ORDER BY starts_at
     ON CONFLICT (seed) DO NOTHING`,
    [
      draws.map(({ planned }) => planned.tournamentId),
      draws.map(({ planned }) => planned.seed),
      draws.map(({ planned }) => JSON.stringify(planned.rules)),
      draws.map(({ planned }) => new Date(planned.startsAt).toISOString()),
      draws.map(({ planned }) => JSON.stringify(planned.names)),
      draws.map(({ balls }) => (balls === null ? null : JSON.stringify(balls))),
      DRAW_MS,
      speed,
    ],
  )
}
