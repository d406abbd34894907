import { EVENT_STATUS } from '@touchline/contract'
import type { Db } from '../../../../db/index.ts'
import type { Names } from '../../../../kernel/names.ts'
import {
  entryOfOutright,
  OUTRIGHT_COLUMNS,
  type OutrightEntry,
  type OutrightRow,
  type Reference,
} from '../../../catalogue/index.ts'
import type { Championship } from './championship.ts'

/** A championship that is not decided, as its event and as what is played. */
export interface StoredOutright {
  readonly entry: OutrightEntry
  readonly championship: Championship
}

/** Championships that are not decided. */
export async function loadOpenOutrights(db: Db, reference: Reference): Promise<readonly StoredOutright[]> {
  const rows = await db.query<OutrightRow & { readonly setup: Championship }>(
    `SELECT ${OUTRIGHT_COLUMNS}, m.setup FROM matches m WHERE m.origin = 'outright' AND m.status < ${EVENT_STATUS.closed} ORDER BY m.id`,
  )
  return rows.flatMap((row) => {
    const entry = entryOfOutright(row, reference)
    return entry === null ? [] : [{ entry, championship: row.setup }]
  })
}

/** How many championships each league has had, by league. */
export async function countEditions(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ tournament_id: number; count: number }>(
    `SELECT tournament_id, count(*)::int AS count FROM matches WHERE origin = 'outright' GROUP BY tournament_id`,
  )
  return new Map(rows.map((row) => [row.tournament_id, row.count]))
}

/** A championship to be stored, with the name of its event. */
export interface NewOutright {
  readonly tournamentId: number
  readonly names: Names
  readonly competitorIds: readonly number[]
  readonly championship: Championship
}

export async function insertOutrights(db: Db, outrights: readonly NewOutright[]): Promise<void> {
  await db.query(
    `INSERT INTO matches (type, tournament_id, origin, seed, setup, starts_at, ends_at, anchor_at, speed, names, competitor_ids)
     SELECT 'outright', tournament_id, 'outright', seed, setup::jsonb, starts_at, ends_at, starts_at, 1, names::jsonb,
            ARRAY(SELECT id::int FROM jsonb_array_elements_text(competitor_ids::jsonb) AS id)
     FROM unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[])
       AS o (tournament_id, seed, setup, starts_at, ends_at, names, competitor_ids)
     ON CONFLICT (seed) DO NOTHING`,
    [
      outrights.map(({ tournamentId }) => tournamentId),
      outrights.map(({ championship }) => championship.seed),
      outrights.map(({ championship }) => JSON.stringify(championship)),
      outrights.map(({ championship }) => new Date(championship.startsAt).toISOString()),
      outrights.map(({ championship }) => new Date(championship.endsAt).toISOString()),
      outrights.map(({ names }) => JSON.stringify(names)),
      outrights.map(({ competitorIds }) => JSON.stringify(competitorIds)),
    ],
  )
}

export async function closeOutright(db: Db, id: number): Promise<void> {
  await db.query('UPDATE matches SET status = $2 WHERE id = $1', [id, EVENT_STATUS.finished])
}
