import type { Db } from '../../../../db/index.ts'

/** What the world remembers of itself between runs. */
export interface WorldState {
  readonly seed: string
  /** Match seconds per wall second of everything stored. */
  readonly speed: number
  /** Wall ms until which enough live matches are planned. */
  readonly liveUntil: number
  /** Start (wall ms) of the last day whose weekly programme is planned. */
  readonly lastDay: number
}

/** The state of the world, or null when there is none yet. */
export async function loadWorldState(db: Db): Promise<WorldState | null> {
  const rows = await db.query<{ key: string; value: string }>('SELECT key, value FROM world_state')
  const values = new Map(rows.map((row) => [row.key, row.value]))
  const seed = values.get('seed')
  if (seed === undefined) return null
  return {
    seed,
    speed: Number(values.get('speed')),
    liveUntil: Number(values.get('live_until')),
    lastDay: Number(values.get('last_day')),
  }
}

export async function saveWorldState(db: Db, state: WorldState): Promise<void> {
  const entries: readonly (readonly [string, string])[] = [
    ['seed', state.seed],
    ['speed', String(state.speed)],
    ['live_until', String(state.liveUntil)],
    ['last_day', String(state.lastDay)],
  ]
  await db.query(
    `INSERT INTO world_state (key, value) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
    [entries.map(([key]) => key), entries.map(([, value]) => value)],
  )
}
