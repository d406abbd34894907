import { type Db, isStorageRefused } from '../db/index.ts'
import { gather } from '../kernel/gather.ts'

/** What the book can do: everything, or answer without storing anything. */
export type Health = 'ok' | 'cannot_store'

export interface HealthWatch {
  /** A statement failed: health says so for a while, for a full disk shows only where something is stored. */
  noteFailure(error: unknown): void
  /** Rejects where the database does not respond. */
  check(): Promise<Health>
}

const REMEMBERED_MS = 15_000

/**
 * Asks the database whether it takes writes, and remembers what could not be stored. It stores nothing itself:
 * strangers may ask.
 * @param now ms that only go forward
 */
export function watchHealth(db: Db, now: () => number): HealthWatch {
  let refusedAt = Number.NEGATIVE_INFINITY
  // However many ask at once, the database is asked once.
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
