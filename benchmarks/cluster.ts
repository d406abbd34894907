import pg from 'pg'
import { sleep } from '../e2e/harness/wait.ts'
import type { RunningCluster } from '../scripts/cluster/harness/running-cluster.ts'
import { measureFailover } from './cluster/failover.ts'
import { measureSockets } from './cluster/many-sockets.ts'
import { followOffer } from './cluster/offer-follower.ts'
import { onCluster } from './cluster/on-cluster.ts'
import { measurePlacing } from './cluster/placing.ts'
import { choiceOf, sizeOf } from './cluster/settings.ts'
import { line, type Measurement, measurement } from './measurement.ts'
import { p99 } from './placement/steady.ts'
import { PLACED_PER_SECOND, settleWhilePlacing } from './settlement/while-placing.ts'

const LONGEST_MS = 30 * 60_000
/** What a follower is late is measured for so long. */
const FOLLOWS_MS = 30_000
const FLOOR_BETS = 5_000

/** The whole product as it runs on several machines (`npm run cluster`), part by part. */
export async function run(): Promise<readonly Measurement[]> {
  const [sockets, bets] = [sizeOf('CLUSTER_SOCKETS', 10_000), sizeOf('CLUSTER_BETS', 20_000)]
  // Placement comes last: the messages to players about all its bets are sent for a while after it.
  const parts: Readonly<Record<string, (cluster: RunningCluster) => Promise<readonly Measurement[]>>> = {
    follower: measureFollower,
    sockets: (cluster) => measureSockets(cluster, sockets),
    settlement: (cluster) => measureSettlement(cluster, bets),
    failover: measureFailover,
    placement: measurePlacing,
  }
  const wanted = choiceOf('CLUSTER_PARTS', Object.keys(parts))
  return onCluster(LONGEST_MS, async (cluster) => {
    const results: Measurement[] = []
    for (const [name, measure] of Object.entries(parts)) {
      if (!wanted.includes(name)) continue
      console.error(`cluster: ${name}`)
      try {
        results.push(...(await measure(cluster)))
      } catch (error) {
        // The other parts are worth having without this one.
        console.error(`cluster: ${name} was not measured: ${(error as Error).message}`)
        process.exitCode = 1
      }
    }
    return results
  })
}

async function measureFollower(cluster: RunningCluster): Promise<readonly Measurement[]> {
  const follower = await followOffer(cluster)
  try {
    await sleep(FOLLOWS_MS)
    const { lags } = follower
    return [
      measurement('cluster.follower-price-changes', lags.count() / (FOLLOWS_MS / 1_000), 'books/s'),
      measurement('cluster.follower-lag-p50', lags.percentile(0.5), 'ms'),
      measurement('cluster.follower-lag-p99', lags.percentile(0.99), 'ms'),
    ]
  } finally {
    await follower.close()
  }
}

async function measureSettlement(cluster: RunningCluster, bets: number): Promise<readonly Measurement[]> {
  const { origin, databaseUrl: url } = cluster
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    const settling = await settleWhilePlacing({ origin, db, url, bets, floorBets: FLOOR_BETS })
    const { floor, settledMs, sentMs, placed, calm } = settling
    const at = `cluster.placement-p99-at-${PLACED_PER_SECOND}-while-settling`
    return [
      measurement(`cluster.settlement-of-${bets}`, bets / (settledMs / 1_000), 'bets/s', floor),
      measurement(`cluster.settlement-of-${bets}-last-player-notified`, sentMs / 1_000, 's'),
      measurement(at, p99(placed), 'ms', p99(calm)),
    ]
  } finally {
    await db.end()
  }
}

if (import.meta.main) for (const result of await run()) console.log(line(result))
