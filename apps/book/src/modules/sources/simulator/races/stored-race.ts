import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import type { Db } from '../../../../db/index.ts'
import type { Names } from '../../../../kernel/names.ts'
import type { StoredCourse } from '../../../catalogue/index.ts'
import type { PlannedRace } from './plan-races.ts'
import type { RaceSetup } from './race-setup.ts'

/** A race as the database keeps it. */
export interface StoredRace extends PlannedRace {
  readonly id: number
  readonly status: EventStatus
  /** Seconds of the race per second on the wall. */
  readonly speed: number
  readonly course: StoredCourse
}

export const NOTHING_YET: StoredCourse = { withdrawn: {}, finish: {} }

interface Row {
  readonly id: number
  readonly tournament_id: number
  readonly seed: string
  readonly names: Names
  readonly setup: RaceSetup
  readonly status: EventStatus
  readonly starts_at: Date
  readonly speed: number
  readonly score: StoredCourse | null
}

/** Races that are not over, without those that are known. */
export async function loadOpenRaces(db: Db, known: readonly number[]): Promise<readonly StoredRace[]> {
  const rows = await db.query<Row>(
    `SELECT id, tournament_id, seed, names, setup, status, starts_at, speed, score FROM matches
     WHERE type = 'race' AND status < ${EVENT_STATUS.closed} AND NOT id = ANY ($1::int[]) ORDER BY starts_at, id`,
    [known],
  )
  return rows.map(({ tournament_id: tournamentId, starts_at: startsAt, score, ...row }) => ({
    ...row,
    tournamentId,
    startsAt: startsAt.getTime(),
    course: score ?? NOTHING_YET,
  }))
}

/** A planned race with what is over of it already. */
export interface NewRace {
  readonly planned: PlannedRace
  readonly course: StoredCourse
  readonly isOver: boolean
}

/** Stores races; one that is known is left as it is. */
export async function insertRaces(db: Db, races: readonly NewRace[], speed: number): Promise<void> {
  if (races.length === 0) return
  await db.query(
    `INSERT INTO matches (type, tournament_id, origin, seed, setup, status, starts_at, ends_at, length_ms, anchor_at, speed,
                          names, competitor_ids, score)
     SELECT 'race', tournament_id, 'programme', seed, setup::jsonb, CASE WHEN is_over THEN 4 ELSE 0 END, starts_at,
            starts_at + make_interval(secs => length_ms::float8 / $9 / 1000), length_ms, starts_at, $9, names::jsonb,
            ARRAY(SELECT (runner ->> 'horseId')::int FROM jsonb_array_elements(setup::jsonb -> 'runners') AS runner), score::jsonb
     FROM unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::int[], $7::text[], $8::boolean[])
       AS r (tournament_id, seed, setup, starts_at, names, length_ms, score, is_over)
     ORDER BY starts_at
     ON CONFLICT (seed) DO NOTHING`,
    [
      races.map(({ planned }) => planned.tournamentId),
      races.map(({ planned }) => planned.seed),
      races.map(({ planned }) => JSON.stringify(planned.setup)),
      races.map(({ planned }) => new Date(planned.startsAt).toISOString()),
      races.map(({ planned }) => JSON.stringify(planned.names)),
      races.map(({ planned }) => planned.setup.lengthMs),
      races.map(({ course }) => JSON.stringify(course)),
      races.map(({ isOver }) => isOver),
      speed,
    ],
  )
}

/** Races that have not begun go as fast as the world does now. */
export async function respeedRaces(db: Db, speed: number, at: number): Promise<void> {
  await db.query(
    `UPDATE matches SET speed = $1, ends_at = starts_at + make_interval(secs => length_ms::float8 / $1 / 1000)
     WHERE type = 'race' AND status = ${EVENT_STATUS.prematch} AND starts_at > $2 AND speed <> $1`,
    [speed, new Date(at)],
  )
}

/** Removes old races without bets. */
export async function pruneRaces(db: Db, before: number): Promise<void> {
  await db.query(
    `DELETE FROM matches m WHERE m.type = 'race' AND m.status = ${EVENT_STATUS.finished} AND m.starts_at < $1
       AND NOT EXISTS (SELECT 1 FROM bet_legs l WHERE l.match_id = m.id)`,
    [new Date(before)],
  )
}
