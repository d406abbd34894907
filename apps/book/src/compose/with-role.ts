import { DatabaseUnavailable, type Db, type Lock } from '../db/index.ts'
import type { Infra } from '../kernel/infra.ts'
import type { Published, Publisher } from '../kernel/ports/publisher.ts'
import type { Role, Service } from '../kernel/service.ts'

interface RoleParts extends Pick<Infra, 'db' | 'clock' | 'log'> {
  readonly publisher: Publisher
}

/** How often a waiting process requests a role that another one holds: prices stop while no process has the feed's. */
const RETRY_MS = 500

/** A role of this process, held or not. */
export interface OwnRole {
  /** The database for what only the role's holder writes: it refuses while another process holds the role. */
  readonly db: Db
  /** The publisher for events that only the role's holder publishes. */
  readonly publisher: Publisher
  /** Whether this process has the role. */
  isHeld(): boolean
  /**
   * Runs a service while this process holds the role's lock; of all processes on one database, one does. When the lock
   * is lost, the service stops and the role is requested again, for as long as it takes. Only a service that cannot
   * start when it is first to is an error of the process.
   */
  lead(service: Service): Service
}

export function createRole({ db, clock, log, publisher }: RoleParts, role: Role): OwnRole {
  let lock: Lock | null = null
  const isHeld = () => lock?.isHeld() === true
  const owned = () => lock?.db ?? notHeld(role)
  return {
    db: {
      query: async (sql, params) => owned().query(sql, params),
      exec: async (sql) => owned().exec(sql),
      tx: async (fn) => owned().tx(fn),
      tryLock: db.tryLock,
      close: () => Promise.reject(new Error('A role does not close the database')),
    },
    publisher: whileHeld(publisher, isHeld),
    isHeld,
    lead: (service) => leading({ db, clock, log, role, service, changed: (held) => (lock = held) }),
  }
}

function notHeld(role: Role): never {
  throw new DatabaseUnavailable(`The role ${role} is not held`)
}

/** A holder that was stopped for long and wakes up must not publish what its successor knows better. */
function whileHeld(publisher: Publisher, isHeld: () => boolean): Publisher {
  const refused = async (): Promise<Published> => ({ ok: false, reason: 'the role is held by another process' })
  return {
    publish: (...args) => (isHeld() ? publisher.publish(...args) : refused()),
    broadcast: (...args) => (isHeld() ? publisher.broadcast(...args) : refused()),
    disconnect: (...args) => (isHeld() ? publisher.disconnect(...args) : refused()),
    drained: () => publisher.drained(),
  }
}

interface Leading extends Omit<RoleParts, 'publisher'> {
  readonly role: Role
  readonly service: Service
  readonly changed: (lock: Lock | null) => void
}

function leading({ db, clock, log, role, service, changed }: Leading): Service {
  let active = false
  let lock: Lock | null = null
  let cancel = () => {}

  function hold(next: Lock | null): void {
    lock = next
    changed(next)
  }

  async function acquire(): Promise<void> {
    if (!active) return
    const held = await db.tryLock(`touchline:${role}`).catch(() => null)
    if (held === null) return tryLater()
    if (!active) return held.release()
    hold(held)
    try {
      await service.run()
    } catch (error) {
      await leave(held)
      throw error
    }
    void held.lost.then(() => regain(held))
  }

  async function regain(held: Lock): Promise<void> {
    if (lock !== held || !active) return
    log.warn(`lost the role ${role}`)
    await leave(held).then(acquire).catch(stumbled)
  }

  async function leave(held: Lock): Promise<void> {
    // The service ends with the lock: what it has to put away it may still write, where the lock is not lost.
    await service.stop()
    hold(null)
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
    work: service.work,
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
