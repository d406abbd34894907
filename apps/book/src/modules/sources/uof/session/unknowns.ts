import type { Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'

/**
 * What messages name and this book does not know: a market without a description, an event that it does not offer, or a
 * producer that is not in the vendor's list.
 */
export type UnknownKind = 'market' | 'event' | 'producer'

/** Counts what messages name and this book does not know. */
export interface Unknowns {
  /** @param why absent: the reason that was stored before stays */
  note(kind: UnknownKind, name: string, why?: string | null): void
  /** Stores what was counted since the last time. */
  save(now: number): Promise<void>
}

/** Names that are counted between two times of storing, at most: the others are counted when they come again. */
const MOST_NAMES = 2_000
/** Longest name that has a count of its own. */
const MOST_CHARS = 200
/** They are kept so long after they were seen last. */
const KEEP_MS = 7 * 24 * 3_600_000

export function createUnknowns(db: Db, provider: Provider): Unknowns {
  interface Count {
    readonly kind: UnknownKind
    readonly name: string
    times: number
    why: string | null
  }
  let counts = new Map<string, Count>()
  return {
    note(kind, given, why = null) {
      // What a text of the database cannot hold is replaced.
      const name = given.replaceAll('\0', '\uFFFD').slice(0, MOST_CHARS)
      const key = `${kind} ${name}`
      const known = counts.get(key)
      if (known !== undefined) {
        known.times += 1
        known.why = why ?? known.why
      } else if (counts.size < MOST_NAMES) counts.set(key, { kind, name, times: 1, why })
    },
    async save(now) {
      if (counts.size === 0) return
      const rows = [...counts.values()]
      counts = new Map()
      await db.query(
        `INSERT INTO feed_unknowns AS u (provider, kind, name, times, why, seen_at)
         SELECT $1, kind, name, times, why, $6
         FROM unnest($2::text[], $3::text[], $4::int[], $5::text[]) AS n (kind, name, times, why)
         ON CONFLICT (provider, kind, name) DO UPDATE
           SET times = u.times + EXCLUDED.times, why = COALESCE(EXCLUDED.why, u.why), seen_at = EXCLUDED.seen_at`,
        [
          provider,
          rows.map(({ kind }) => kind),
          rows.map(({ name }) => name),
          rows.map(({ times }) => times),
          rows.map(({ why }) => why),
          new Date(now),
        ],
      )
      await db.query('DELETE FROM feed_unknowns WHERE seen_at < $1', [new Date(now - KEEP_MS)])
    },
  }
}
