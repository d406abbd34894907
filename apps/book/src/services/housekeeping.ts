import type { BookContext } from '../context.ts'
import { createLoop, type Loop } from '../lib/loop.ts'
import { dropOldExposures, forgetOldAnswers } from '../modules/bets/index.ts'
import { dropOrphanedFavourites } from '../modules/favourites/index.ts'
import { dropExpiredAccess } from '../modules/platform/index.ts'
import { dropOrphanedVotes } from '../modules/predictions/index.ts'
import { dropExpiredShareCodes } from '../modules/sharing/index.ts'

const EVERY_MS = 10 * 60_000

/** Drops what has outlived its promise: answers kept for 24 h, expired sessions, links and share codes, what hung on matches that are gone. */
export function createHousekeeping({ db, clock, log }: BookContext): Loop {
  return createLoop({
    name: 'housekeeping',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      await forgetOldAnswers(db, clock.now())
      await dropOldExposures(db)
      await dropExpiredAccess({ db, clock })
      await dropExpiredShareCodes(db, clock.now())
      await dropOrphanedFavourites(db)
      await dropOrphanedVotes(db)
      return false
    },
  })
}
