import { openPostgres } from '../../apps/book/src/db/index.ts'
import { systemClock } from '../../apps/book/src/kernel/clock.ts'
import { createDirectTransport } from '../../apps/book/src/modules/offer/stream/direct/index.ts'
import { findOwner } from '../../apps/book/src/modules/offer/stream/owner-address.ts'
import type { OfferConnection } from '../../apps/book/src/modules/offer/stream/transport.ts'
import { silentLog } from '../../apps/book/src/testing/offer-transports/world.ts'
import type { RunningCluster } from '../../scripts/cluster/harness/running-cluster.ts'
import { createHistogram, type Histogram } from './histogram.ts'

/** One more follower of the offer of a cluster, beside its processes. */
export interface OfferFollower {
  /** From a new price until it is here, in ms. A version is the wall time at which a price was made. */
  readonly lags: Histogram
  close(): Promise<void>
}

const AGAIN_MS = 500

export async function followOffer(cluster: RunningCluster): Promise<OfferFollower> {
  const db = openPostgres({ url: cluster.databaseUrl, poolSize: 1 })
  const [row] = await db.query<{ value: string }>(`SELECT value FROM book_secrets WHERE name = 'offer'`, [])
  const secret = row?.value ?? ''
  const transport = createDirectTransport({ clock: systemClock, log: silentLog, secret, host: '127.0.0.1', port: 0 })
  const lags = createHistogram()
  /** Versions by event. */
  const seen = new Map<number, number>()
  let connection: OfferConnection | null = null
  let isOver = false
  async function connect(): Promise<void> {
    if (isOver) return
    const owner = await findOwner(db).catch(() => null)
    if (owner === null) return again()
    connection = transport.connect(owner, {
      async frame({ kind, books = [] }) {
        for (const { id, version } of books) {
          const before = seen.get(id)
          seen.set(id, version)
          // An event that is confirmed or removed keeps its version: its price is as old as before.
          if (kind === 'changes' && before !== undefined && version > before) lags.add(Date.now() - version)
        }
      },
      ended: again,
    })
  }
  function again(): void {
    setTimeout(() => void connect(), AGAIN_MS).unref()
  }
  await connect()
  return {
    lags,
    async close() {
      isOver = true
      connection?.close()
      await transport.close()
      await db.close()
    },
  }
}
