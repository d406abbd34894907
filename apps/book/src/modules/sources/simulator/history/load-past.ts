import { EVENT_STATUS } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import { busyUntil, createDiary, type Diary } from '../plan/diary.ts'

const DAY_MS = 86_400_000
/** Days off reach this far into the days around. */
const AROUND_MS = 4 * DAY_MS

/** Starts of the days since `from` whose programme is stored; Unix ms, UTC. */
export async function loadPlannedDays(db: Db, from: number): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ day: number }>(
    `SELECT DISTINCT floor(extract(epoch FROM starts_at) / 86400)::int AS day FROM matches
     WHERE origin = 'programme' AND type = 'match' AND starts_at >= $1`,
    [new Date(from)],
  )
  return new Set(rows.map(({ day }) => day * DAY_MS))
}

/** Leagues whose results were imported: none are made up for them. */
export async function loadImportedLeagues(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ id: number }>(
    `SELECT DISTINCT tournament_id AS id FROM matches WHERE origin = 'import' AND status = ${EVENT_STATUS.finished}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The diary of the days around a day, from results alone: those of the past have no appearances. */
export async function loadPastDiary(db: Db, day: number): Promise<Diary> {
  const rows = await db.query<{ home_id: number; away_id: number; starts_at: Date; length_ms: number; speed: number }>(
    `SELECT home_id, away_id, starts_at, length_ms, speed FROM matches
     WHERE type = 'match' AND status = ${EVENT_STATUS.finished} AND starts_at BETWEEN $1 AND $2`,
    [new Date(day - AROUND_MS), new Date(day + DAY_MS + AROUND_MS)],
  )
  const diary = createDiary()
  for (const { home_id, away_id, starts_at, length_ms, speed } of rows) {
    const from = starts_at.getTime()
    const until = busyUntil(from + length_ms / speed, speed)
    diary.book(home_id, from, until)
    diary.book(away_id, from, until)
  }
  return diary
}
