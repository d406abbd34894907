import { openPostgres } from '../../apps/book/src/db/index.ts'
import { sleep } from '../../e2e/harness/wait.ts'
import { startBetting } from '../../scripts/cluster/harness/betting-load.ts'
import { BACK_MS, isAlone, silenceAfterKill } from '../../scripts/cluster/harness/killed.ts'
import type { RunningCluster } from '../../scripts/cluster/harness/running-cluster.ts'
import { openWatchingPage, type WatchingPage } from '../../scripts/cluster/harness/watching-page.ts'
import { type Measurement, measurement } from '../measurement.ts'

const PER_SECOND = 20
const PAGES = 4
/** A bet that was sent before a kill has its response within this time, in ms. */
const ANSWERED_MS = 10_000

/**
 * Kills a process of each kind under 20 bets a second. Measures how long pages have no prices, and how
 * long the slowest bet takes.
 */
export async function measureFailover(cluster: RunningCluster): Promise<readonly Measurement[]> {
  const load = await startBetting(cluster, { count: 8, perSecond: PER_SECOND })
  const pages: WatchingPage[] = []
  try {
    for (const { id, api } of load.players.slice(0, PAGES)) pages.push(await openWatchingPage(cluster.origin, id, api))
    const results: Measurement[] = []
    for (const kind of ['owner', 'api-1', 'centrifugo-1', 'redis', 'postgres']) {
      const name = kind === 'owner' ? await ownerOf(cluster) : kind
      console.error(`cluster: failover of ${name}`)
      const from = Date.now()
      const silence = await silenceAfterKill(cluster, pages, name)
      await sleep(ANSWERED_MS)
      const during = load.known.filter(({ answeredAt }) => answeredAt >= from)
      const longest = Math.max(...during.map(({ sentAt, answeredAt }) => answeredAt - sentAt))
      const what = isAlone(name) ? 'prices-after-restart' : 'prices-back'
      results.push(
        measurement(`cluster.killed-${kind}-${what}`, silence, 'ms', BACK_MS),
        measurement(`cluster.killed-${kind}-longest-bet`, longest, 'ms'),
      )
    }
    return results
  } finally {
    for (const page of pages) page.close()
    await load.stop()
  }
}

/** The process that owns the offer now. */
async function ownerOf(cluster: RunningCluster): Promise<string> {
  const db = openPostgres({ url: cluster.databaseUrl, poolSize: 1 })
  const [row] = await db.query<{ address: string }>('SELECT address FROM offer_owner', [])
  await db.close()
  const port = Number(new URL(row?.address ?? '').port)
  const found = (await cluster.state()).processes.find(({ ports }) => ports.offer === port)
  if (found === undefined) throw new Error(`No process owns the offer at ${row?.address}.`)
  return found.name
}
