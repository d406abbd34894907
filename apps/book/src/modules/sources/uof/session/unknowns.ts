import type { Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'

/**
 * What messages name and this book does not know: a market without a description, or an event that it does not offer.
 */
export type UnknownKind = 'market' | 'event'

/** Counts what messages name and this book does not know. */
export interface Unknowns {
  note(kind: UnknownKind, name: string): void
  /** Stores what was counted since the last time. */
  save(now: number): Promise<void>
}

/** Names that are counted between two times of storing, at most: the others are counted when they come again. */
const MOST_NAMES = 2_000
/** They are kept so long after they were seen last. */
const KEEP_MS = 7 * 24 * 3_600_000

export function createUnknowns(db: Db, provider: Provider): Unknowns {
  let counts = new Map<string, { readonly kind: UnknownKind; readonly name: string; times: number }>()
  return {
    note(kind, name) {
      const key = `${kind} ${name}`
      const known = counts.get(key)
      if (known !== undefined) known.times += 1
      else if (counts.size < MOST_NAMES) counts.set(key, { kind, name, times: 1 })
    },
    async save(now) {
      if (counts.size === 0) return
      const rows = [...counts.values()]
      counts = new Map()
      await db.query(
        `INSERT INTO feed_unknowns AS u (provider, kind, name, times, seen_at)
         SELECT $1, kind, name, times, $5 FROM unnest($2::text[], $3::text[], $4::int[]) AS n (kind, name, times)
         ON CONFLICT (provider, kind, name) DO UPDATE SET times = u.times + EXCLUDED.times, seen_at = EXCLUDED.seen_at`,
        [
          provider,
          rows.map(({ kind }) => kind),
          rows.map(({ name }) => name),
          rows.map(({ times }) => times),
          new Date(now),
        ],
      )
      await db.query('DELETE FROM feed_unknowns WHERE seen_at < $1', [new Date(now - KEEP_MS)])
    },
  }
}
