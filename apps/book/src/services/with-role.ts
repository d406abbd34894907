import type { Role } from '../config.ts'
import type { BookContext } from '../context.ts'
import type { Lock } from '../db/index.ts'
import type { Service } from '../lib/service.ts'

/** How often a waiting process asks for a role that another one holds. */
const RETRY_MS = 2_000

/**
 * Runs a service while this process holds the role's lock; of all processes on one database, one does. When the connection
 * that holds the lock breaks, the service stops and the role is asked for again, for as long as it takes. Only a service that
 * cannot start when it is first to is an error of the process.
 */
export function withRole({ db, clock, log }: BookContext, role: Role, service: Service): Service {
  let active = false
  let lock: Lock | null = null
  let cancel = () => {}

  async function acquire(): Promise<void> {
    if (!active) return
    const held = await db.tryLock(`touchline:${role}`).catch(() => null)
    if (held === null) return tryLater()
    if (!active) return held.release()
    lock = held
    try {
      await service.run()
    } catch (error) {
      await leave(held)
      throw error
    }
    void held.lost.then(() => regain(held))
  }

  async function regain(held: Lock): Promise<void> {
    if (lock !== held) return
    log.warn(`lost the role ${role}`)
    await leave(held).then(acquire).catch(stumbled)
  }

  async function leave(held: Lock): Promise<void> {
    lock = null
    await service.stop()
    await held.release().catch(() => undefined)
  }

  function tryLater(): void {
    if (active) cancel = clock.after(RETRY_MS, () => void acquire().catch(stumbled))
  }

  function stumbled(error: unknown): void {
    log.error(`could not take up the role ${role}, will try again`, error)
    tryLater()
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
      if (lock !== null) await leave(lock)
    },
  }
}
