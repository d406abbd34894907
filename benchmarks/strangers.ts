import { Agent, get } from 'node:http'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { type RunningProduct, startProduct, WHOLE_PROGRAMME } from '../e2e/harness/product.ts'
import { sleep } from '../e2e/harness/wait.ts'
import { type Measurement, measurement, median, percentile } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'
import { type Flood, startFlood } from './strangers/flood.ts'

const HEAP_MB = 512
/** Resident memory that the process may have under arbitrary requests of strangers, in MB. */
const PROMISED_MB = 700
const CONNECTIONS = 4
const PAGES = 5_000
/** Quiet and beside strangers by turns, so that other load of the machine is in both. */
const ROUNDS = 5
const SECONDS = 8
const EVERY_MS = 20
/** The allowed burst is used up. */
const BEFORE_MS = 5_000
const BUSY = 503

/** What one call costs a visitor who makes it now and then, in ms. */
async function callTimes(origin: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const end = performance.now() + SECONDS * 1_000
  while (performance.now() < end) {
    const began = performance.now()
    await new Promise<void>((resolve, reject) => {
      get(`${origin}/api/v2/rates`, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
    times.push(performance.now() - began)
    await sleep(EVERY_MS)
  }
  agent.destroy()
  return times
}

/** 95th percentiles of the call, alone and beside so many addresses, by turns. */
async function beside(product: RunningProduct, addresses: number) {
  const { origin } = product
  const quiet: number[] = []
  const loud: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(percentile(await callTimes(origin), 0.95))
    const strangers = startFlood({ origin, connections: CONNECTIONS, addresses })
    await sleep(BEFORE_MS)
    loud.push(percentile(await callTimes(origin), 0.95))
    await strangers.stop()
  }
  return { quiet: median(quiet), loud: median(loud), ratio: median(loud.map((ms, round) => ms / (quiet[round] ?? ms))) }
}

function madeOf({ answers }: Flood): number {
  const failed = [...answers].filter(([answer]) => answer >= 500 && answer !== BUSY)
  if (failed.length > 0) throw new Error(`Pages failed: ${JSON.stringify(failed)}`)
  return (answers.get(200) ?? 0) + (answers.get(404) ?? 0)
}

/** Memory at its highest while thousands of pages are made, for so many visitors that no allowance helps. In MB. */
async function memory({ origin, residentMb }: RunningProduct): Promise<number> {
  const strangers = startFlood({ origin, connections: CONNECTIONS, addresses: 4_000 })
  let highest = 0
  while (madeOf(strangers) < PAGES) {
    highest = Math.max(highest, residentMb() ?? 0)
    await sleep(100)
  }
  await strangers.stop()
  return highest
}

/**
 * One visitor against all others: the effect of four connections with made-up addresses on a call, and on the memory of
 * the process.
 */
export async function run(): Promise<readonly Measurement[]> {
  const bin = await needPostgres()
  const cluster = await startCluster(bin, { durable: false })
  const product = await startProduct({
    ...WHOLE_PROGRAMME,
    DATABASE_URL: cluster.url('postgres'),
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    TRUST_PROXY: 'loopback',
  })
  try {
    await callTimes(product.origin)
    const one = await beside(product, 0)
    const many = await beside(product, CONNECTIONS)
    return [
      measurement('strangers.rates-p95-beside-4-connections', one.loud, 'ms', one.quiet),
      measurement('strangers.rates-p95-ratio-of-promised', one.ratio, 'times', 3),
      measurement('strangers.rates-p95-ratio-4-addresses', many.ratio, 'times', 3),
      measurement(`strangers.resident-over-${PAGES}-pages`, await memory(product), 'MB', PROMISED_MB),
    ]
  } finally {
    await product.close()
    await cluster.stop()
  }
}
