import pg from 'pg'
import type { RunningCluster } from '../../scripts/cluster/harness/running-cluster.ts'
import { type Measurement, measurement, median } from '../measurement.ts'
import { createBettors } from '../placement/bettors.ts'
import { placeUnderLoad } from '../placement/load.ts'
import { prematchSelection } from '../placement/prematch-selection.ts'
import { connectFloor } from '../placement/sql-floor.ts'
import { p99 } from '../placement/steady.ts'
import { placeSteadily } from '../placement/steady-load.ts'

const CONNECTIONS = 16
const WARM_UP_SECONDS = 2
const ROUNDS = 3
const SECONDS = 4
const STEADY_RATE = 100
const STEADY_SECONDS = 8

/**
 * Bets a second, and p99 at a steady rate, of one and of two processes with `api`; the bare driver in turn with both.
 */
export async function measurePlacing(cluster: RunningCluster): Promise<readonly Measurement[]> {
  const url = cluster.databaseUrl
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const bettors = await createBettors(db, CONNECTIONS)
  await db.end()
  const origins: string[] = []
  for (const name of ['api-1', 'api-2']) origins.push(`http://127.0.0.1:${await cluster.portOf(name, 'calls')}`)
  const cookies = bettors.map(({ cookie }) => cookie)
  const selection = await prematchSelection(origins[0] ?? '')
  /** Each process gets the same part of the connections, players and bets. */
  const parts = (count: number) =>
    origins.slice(0, count).map((origin, nth) => ({
      ...{ origin, selection, connections: CONNECTIONS / count },
      cookies: cookies.filter((_, i) => i % count === nth),
    }))
  async function fast(count: number, seconds = SECONDS): Promise<number> {
    const rates = await Promise.all(parts(count).map((part) => placeUnderLoad({ ...part, seconds })))
    return rates.reduce((sum, rate) => sum + rate, 0)
  }
  async function steady(count: number): Promise<number> {
    const rate = STEADY_RATE / count
    const load = parts(count).map((part) => placeSteadily({ ...part, rate, seconds: STEADY_SECONDS }))
    return p99((await Promise.all(load)).flat())
  }
  const floor = await connectFloor(url, CONNECTIONS)
  const [bare, one, two] = [series(), series(), series()]
  try {
    await fast(2, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      console.error(`cluster: placement, round ${round + 1} of ${ROUNDS}`)
      bare.fast.push(await floor.each(bettors, SECONDS))
      one.fast.push(await fast(1))
      two.fast.push(await fast(2))
      bare.calm.push(p99(await floor.steady(bettors, STEADY_RATE, STEADY_SECONDS)))
      one.calm.push(await steady(1))
      two.calm.push(await steady(2))
    }
  } finally {
    await floor.close()
  }
  return [
    measurement('cluster.placement-one-api', median(one.fast), 'bets/s', median(bare.fast)),
    measurement('cluster.placement-two-api', median(two.fast), 'bets/s', median(bare.fast)),
    measurement(`cluster.placement-p99-at-${STEADY_RATE}-one-api`, median(one.calm), 'ms', median(bare.calm)),
    measurement(`cluster.placement-p99-at-${STEADY_RATE}-two-api`, median(two.calm), 'ms', median(bare.calm)),
  ]
}

function series(): { readonly fast: number[]; readonly calm: number[] } {
  return { fast: [], calm: [] }
}
