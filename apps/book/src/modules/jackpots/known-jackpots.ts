import type { Db } from '../../db/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { entryTermsOf } from './definition.ts'
import { listJackpots, type StoredJackpot } from './list-jackpots.ts'

/** The jackpots are read again after this: another process may have changed them. */
const TRUSTED_MS = 2_000

export interface KnownJackpot extends StoredJackpot {
  readonly terms: ReturnType<typeof entryTermsOf>
}

/** Jackpots in play, kept in memory because every placement reads them. */
export function createKnownJackpots(db: Db, clock: Clock): () => Promise<readonly KnownJackpot[]> {
  let known: Promise<readonly KnownJackpot[]> | null = null
  let readAt = 0
  return () => {
    const now = clock.now()
    if (known === null || now - readAt >= TRUSTED_MS || now < readAt) {
      readAt = now
      const reading = listJackpots(db).then((all) =>
        all
          .filter(({ status }) => status === 'active')
          .map((jackpot) => ({ ...jackpot, terms: entryTermsOf(jackpot.definition) })),
      )
      known = reading
      reading.catch(() => {
        if (known === reading) known = null
      })
    }
    return known
  }
}
