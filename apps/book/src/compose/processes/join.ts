import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { BookConfig } from '../../config.ts'
import type { Db } from '../../db/index.ts'
import type { Infra } from '../../kernel/infra.ts'
import { createLoop } from '../../kernel/loop.ts'
import type { Role } from '../../kernel/service.ts'
import type { OfferTransport } from '../../modules/offer/index.ts'
import type { Realtime } from '../realtime.ts'
import type { Secrets } from '../secrets.ts'
import { checkClock } from './clock-difference.ts'
import { contradiction, type SharedSettings, sharedSettings } from './shared-settings.ts'

const SEEN_EVERY_MS = 3_000
/** A process that was not seen for longer has ended without saying so. */
const GONE_AFTER_MS = 10_000

interface JoinParts extends Pick<Infra, 'db' | 'clock' | 'log'> {
  readonly roles: readonly Role[]
  readonly settings: SharedSettings
  /** Whether the realtime engine is the hub in this process. */
  readonly hasHub: boolean
  /** Whether the offer passes through servers of its own. */
  readonly usesOfferServers: boolean
  readonly servers: () => Promise<Servers>
}

/** Servers that a process shares with the others, by name; empty while they do not respond. */
interface Servers {
  /** Nodes of the realtime engine. */
  readonly engine: readonly string[]
  /** Those between the owner of the offer and its followers. */
  readonly offer: readonly string[]
}

interface OtherProcess {
  readonly id: string
  readonly name: string
  readonly settings: SharedSettings
  readonly engine: readonly string[]
  readonly offer_nodes: readonly string[]
  readonly has_hub: boolean
}

/** Membership of a process in the cluster of its database. */
export interface Membership {
  /** Throws a sentence where its settings or its clock contradict those of the others. */
  join(): Promise<void>
  leave(): Promise<void>
}

const ALONE: Membership = { async join() {}, async leave() {} }

/** Membership of a book; where the database is embedded, it is alone. */
export function membershipOf(
  config: BookConfig,
  { db, clock, log }: Pick<Infra, 'db' | 'clock' | 'log'>,
  secrets: Secrets,
  { hub, nodes }: Pick<Realtime, 'hub' | 'nodes'>,
  transport: Pick<OfferTransport, 'nodes'> | null,
): Membership {
  if (config.databaseUrl === null) return ALONE
  const settings = sharedSettings(config, secrets)
  return createMembership({
    db,
    clock,
    log,
    roles: config.roles,
    settings,
    hasHub: hub !== null,
    usesOfferServers: config.natsUrl !== null,
    servers: async () => ({ engine: await nodes(), offer: (await transport?.nodes()) ?? [] }),
  })
}

/** A process joins the others on its database when it starts, registers itself, and leaves when it stops. */
function createMembership({ db, clock, log, ...own }: JoinParts): Membership {
  const id = randomUUID()
  const name = `${hostname()}:${process.pid}`
  /** Whether all servers were compared with those of the other processes. */
  let isCompared = false
  const seen = createLoop({
    name: 'membership of the cluster',
    clock,
    log,
    everyMs: SEEN_EVERY_MS,
    async round() {
      const servers = await own.servers()
      await db.query(
        'UPDATE book_processes SET seen_at = clock_timestamp(), engine = $2, offer_nodes = $3 WHERE id = $1',
        [id, servers.engine, servers.offer],
      )
      if (!isCompared && areKnown(servers)) await compareLate(servers)
      return false
    },
  })

  /**
   * Servers that did not respond at the start are compared when they do: this process already works, so it logs the
   * sentence and continues.
   */
  async function compareLate(servers: Servers): Promise<void> {
    isCompared = true
    for (const other of await othersOn(db)) {
      const conflict = other.id === id ? null : serverContradiction(servers, other)
      if (conflict !== null) log.error(conflict, null)
    }
  }

  /** One at a time, so that of two that contradict each other the second finds the first. */
  async function store(servers: Servers): Promise<void> {
    await db.tx(async (tx) => {
      await tx.exec("SELECT pg_advisory_xact_lock(hashtext('touchline:processes'))")
      const others = await othersOn(tx)
      const conflicts = others
        .map((other) => contradiction(own.settings, other.settings, other.name) ?? serverContradiction(servers, other))
        .find((sentence) => sentence !== null)
      if (conflicts !== undefined && conflicts !== null) throw new Error(conflicts)
      await tx.query(
        `INSERT INTO book_processes (id, name, roles, settings, engine, offer_nodes, has_hub)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, name, own.roles, JSON.stringify(own.settings), servers.engine, servers.offer, own.hasHub],
      )
    })
  }

  function serverContradiction(servers: Servers, other: OtherProcess): string | null {
    return engineContradiction(servers.engine, other) ?? offerContradiction(servers.offer, other)
  }

  /** Whether both use such servers at all is compared with the settings. */
  const areKnown = ({ engine, offer }: Servers) => engine.length > 0 && (offer.length > 0 || !own.usesOfferServers)

  /**
   * Players of one process would not receive what another one publishes. Two hubs are allowed only where all have one:
   * for tests of calls.
   */
  function engineContradiction(engine: readonly string[], other: OtherProcess): string | null {
    if (own.hasHub && other.has_hub) return null
    if (engine.length === 0 || other.engine.length === 0) return null
    if (engine.some((node) => other.engine.includes(node))) return null
    if (own.hasHub)
      return `CENTRIFUGO_URL is missing here, and process ${other.name}, which runs on the same database, publishes through a realtime engine: players who connect here would miss what it publishes. Give all processes the same CENTRIFUGO_URL.`
    if (other.has_hub)
      return `CENTRIFUGO_URL is set here and missing in process ${other.name}, which runs on the same database: players who are connected there would miss what is published here. Give all processes the same CENTRIFUGO_URL.`
    return `CENTRIFUGO_URL names another realtime engine than that of process ${other.name}, which runs on the same database: players of one would miss what the other publishes. Give all processes one engine.`
  }

  return {
    async join() {
      await checkClock(db, clock.now)
      const servers = await own.servers()
      await store(servers)
      isCompared = areKnown(servers)
      await seen.run()
    },
    async leave() {
      await seen.stop()
      await db.query('DELETE FROM book_processes WHERE id = $1', [id]).catch(() => undefined)
    },
  }
}

/** A follower would wait for prices that the owner publishes elsewhere. */
function offerContradiction(nodes: readonly string[], other: OtherProcess): string | null {
  if (nodes.length === 0 || other.offer_nodes.length === 0) return null
  if (nodes.some((node) => other.offer_nodes.includes(node))) return null
  return `NATS_URL names another server than that of process ${other.name}, which runs on the same database: one would not receive the prices that the other publishes. Give all processes the same servers, or servers of one cluster.`
}

async function othersOn(tx: Db): Promise<readonly OtherProcess[]> {
  await tx.query(`DELETE FROM book_processes WHERE seen_at < clock_timestamp() - $1 * interval '1 millisecond'`, [
    GONE_AFTER_MS,
  ])
  return tx.query<OtherProcess>(
    'SELECT id, name, settings, engine, offer_nodes, has_hub FROM book_processes ORDER BY started_at',
    [],
  )
}
