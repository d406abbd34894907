import type { Db } from '../../../../db/index.ts'
import type { Names } from '../../../../kernel/names.ts'
import type { Venue } from '../../../catalogue/index.ts'
import type { FixtureNumbers } from './own-number.ts'

/** What is known of what a fixture speaks of, in the languages it was described in before. Null: nothing. */
export interface NamesBefore {
  readonly category: Names | null
  readonly tournament: Names | null
  /** By their numbers here. */
  readonly sides: ReadonlyMap<number, SideBefore>
  /** Of the event itself, which a match has not. */
  readonly event: Names | null
  readonly venue: Venue | null
}

export interface SideBefore {
  readonly names: Names
  readonly short: string
}

interface Row {
  readonly kind: 'category' | 'tournament' | 'competitor'
  readonly id: number
  readonly names: Names
  readonly short: string
}

/** Reads them until the transaction ends: a document in another language waits. */
export async function namesBefore(
  tx: Db,
  numbers: Pick<FixtureNumbers, 'match' | 'category' | 'tournament'>,
  sides: readonly number[],
): Promise<NamesBefore> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('names of feeds'))", [])
  const rows = await tx.query<Row>(
    `SELECT 'category' AS kind, id, names, '' AS short FROM categories WHERE id = $1
     UNION ALL SELECT 'tournament', id, names, '' FROM tournaments WHERE id = $2
     UNION ALL SELECT 'competitor', id, coalesce(names, '{}') || jsonb_build_object('en', name), short_name FROM competitors WHERE id = ANY ($3::int[])`,
    [numbers.category ?? 0, numbers.tournament, [...sides]],
  )
  const [match] = await tx.query<{ venue: Venue | null; names: Names | null }>(
    'SELECT venue, names FROM matches WHERE id = $1',
    [numbers.match],
  )
  const of = (kind: Row['kind'], id: number | null) => rows.find((row) => row.kind === kind && row.id === id) ?? null
  return {
    category: of('category', numbers.category)?.names ?? null,
    tournament: of('tournament', numbers.tournament)?.names ?? null,
    sides: new Map(rows.filter(({ kind }) => kind === 'competitor').map((row) => [row.id, row])),
    event: match?.names ?? null,
    venue: match?.venue ?? null,
  }
}
