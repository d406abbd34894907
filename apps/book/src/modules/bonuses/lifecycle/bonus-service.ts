import { createLoop } from '../../../kernel/loop.ts'
import type { Service } from '../../../kernel/service.ts'
import type { BonusesPorts } from '../ports.ts'
import { addToPools } from './add-to-pools.ts'
import { finishHunts } from './finish-hunts.ts'
import { paySteps } from './pay-steps.ts'

const EVERY_MS = 1_000
const BATCH = 200

/**
 * Ends bonuses that are over, adds shares of stakes to pools, pays reached rungs and, at the end of a tournament,
 * places.
 */
export function createBonusService(
  ports: Pick<BonusesPorts, 'db' | 'clock' | 'log' | 'signals' | 'currencies' | 'terms'>,
): Service {
  const { db, clock, log, signals, terms } = ports
  return createLoop({
    name: 'bonuses',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      const now = clock.now()
      // Where several may run, none waits for another.
      if (terms.multipleFreebets) await db.query('UPDATE player_bonuses SET overridden = false WHERE overridden', [])
      const [ended] = await db.query<{ n: number }>('SELECT bonus_expire($1, $2) AS n', [new Date(now), BATCH])
      const hasMore = await addToPools(ports, now)
      const [ending] = await db.query<{ n: number }>('SELECT bonus_tell_ends($1, $2) AS n', [new Date(now), BATCH])
      const paid = await paySteps(db, now)
      const placed = await finishHunts(db, now)
      if (paid + placed + (ending?.n ?? 0) > 0) signals.emit('outbox_appended', null)
      return (ended?.n ?? 0) >= BATCH || hasMore
    },
  })
}
