import { type Db, isStorageRefused } from '../db/index.ts'
import { gather } from '../kernel/gather.ts'

/** The state of the book: fully working, or read only. */
export type Health = 'ok' | 'cannot_store'

export interface HealthWatch {
  /** A statement failed: health reports it for a while, because a full disk shows only on writes. */
  noteFailure(error: unknown): void
  /** Rejects where the database does not respond. */
  check(): Promise<Health>
}

const REMEMBERED_MS = 15_000

/**
 * Checks whether the database takes writes, and remembers failed writes. It stores nothing itself, because strangers
 * may call it.
 * @param now ms that only go forward
 */
export function watchHealth(db: Db, now: () => number): HealthWatch {
  let refusedAt = Number.NEGATIVE_INFINITY
  // Concurrent requests share one query.
  const probe = gather<Health>(async (asked) => {
    const [row] = await db.query<{ setting: string }>(`SELECT current_setting('transaction_read_only') AS setting`, [])
    const health = row?.setting === 'off' ? 'ok' : 'cannot_store'
    return new Map(asked.map((name) => [name, health]))
  })

  return {
    noteFailure(error) {
      if (isStorageRefused(error)) refusedAt = now()
    },
    async check() {
      const health = (await probe('probe')) ?? 'cannot_store'
      return now() - refusedAt < REMEMBERED_MS ? 'cannot_store' : health
    },
  }
}
