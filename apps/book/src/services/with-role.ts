import type { Role } from '../config.ts'
import type { BookContext } from '../context.ts'
import type { Lock } from '../db/index.ts'
import type { Service } from '../lib/service.ts'

/** How often a waiting process asks for a role that another one holds. */
const RETRY_MS = 2_000

/**
 * Runs a service while this process holds the role's lock; of all processes on one database, one does. When the connection
 * that holds the lock breaks, the service stops and the role is asked for again.
 */
export function withRole({ db, clock, log }: BookContext, role: Role, service: Service): Service {
  let active = false
  let lock: Lock | null = null
  let cancel = () => {}

  async function acquire(): Promise<void> {
    if (!active) return
    const held = await db.tryLock(`touchline:${role}`).catch(() => null)
    if (held === null) {
      cancel = clock.after(RETRY_MS, () => void acquire())
      return
    }
    if (!active) return held.release()
    lock = held
    void held.lost.then(async () => {
      if (lock !== held) return
      lock = null
      log.warn(`lost the role ${role}`)
      await service.stop()
      await acquire()
    })
    await service.run()
  }

  return {
    name: service.name,
    async run() {
      active = true
      await acquire()
    },
    async stop() {
      active = false
      cancel()
      const held = lock
      lock = null
      await service.stop()
      await held?.release()
    },
  }
}
