import type { Db } from '../../db/index.ts'
import type { Infra } from '../../kernel/infra.ts'
import { createLoop } from '../../kernel/loop.ts'
import type { Service } from '../../kernel/service.ts'

/** The longest delay of a kick-off notification, in ms. */
const EVERY_MS = 2_000
/** What began longer ago is no news, after a pause of the book for one. */
const LATELY = '15 minutes'

/** Notifies players when a match that they follow, or one of a team that they follow, begins. */
export function createKickOffs({ db, clock, log, signals }: Pick<Infra, 'db' | 'clock' | 'log' | 'signals'>): Service {
  return createLoop({
    name: 'kick-offs',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      const [row] = await db.query<{ notified: number }>('SELECT tell_kick_offs($1, $2::interval) AS notified', [
        new Date(clock.now()),
        LATELY,
      ])
      if ((row?.notified ?? 0) > 0) signals.emit('outbox_appended', null)
      return false
    },
  })
}

/** Deletes notes of kick-offs too old to be notified again. */
export async function forgetKickOffs(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM kick_offs_told WHERE at < $1', [new Date(now - 86_400_000)])
}
