import type { Infra } from '../../../kernel/infra.ts'

const KNOWN_MS = 10 * 60_000

/**
 * Whether a hash that scrypt made is still stored. New ones are not made, and those there are made again when their
 * player signs in, so it is looked up now and then.
 */
export function findStoredScrypt({ db, clock }: Pick<Infra, 'db' | 'clock'>): () => Promise<boolean> {
  let known: { readonly until: number; readonly isStored: boolean } | null = null
  return async () => {
    if (known === null || clock.now() >= known.until) {
      const rows = await db.query(`SELECT 1 FROM players WHERE password_hash LIKE 'scrypt$%' LIMIT 1`, [])
      known = { until: clock.now() + KNOWN_MS, isStored: rows.length > 0 }
    }
    return known.isStored
  }
}
