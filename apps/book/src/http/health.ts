import { type Db, isStorageRefused } from '../db/index.ts'
import { gather } from '../kernel/gather.ts'

/** What the book can do: everything, or answer without storing anything. */
export type Health = 'ok' | 'cannot_store'

export interface HealthWatch {
  /** A statement failed: health says so for a while, for a full disk does not refuse the little that the check stores itself. */
  noteFailure(error: unknown): void
  /** Rejects where the database does not answer. */
  check(): Promise<Health>
}

const REMEMBERED_MS = 15_000

/** Stores a row that is always the same, and remembers what could not be stored. @param now ms that only go forward */
export function watchHealth(db: Db, now: () => number): HealthWatch {
  let refusedAt = Number.NEGATIVE_INFINITY
  // However many ask at once, one row is stored.
  const probe = gather<Health>(async (asked) => {
    const health = await stores()
    return new Map(asked.map((name) => [name, health]))
  })

  async function stores(): Promise<Health> {
    try {
      await db.query(
        `INSERT INTO rate_limits (feature, key, busy_until) VALUES ('health', 'probe', now())
         ON CONFLICT (feature, key) DO UPDATE SET busy_until = now()`,
        [],
      )
      return 'ok'
    } catch (error) {
      if (isStorageRefused(error)) return 'cannot_store'
      throw error
    }
  }

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
