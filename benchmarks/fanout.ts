import { type Contender, startHubContender, startRawContender } from './fanout/contenders.ts'
import { type Swarm, startSwarm } from './fanout/swarm.ts'
import { line, type Measurement, measurement, median, percentile } from './measurement.ts'

const SOCKETS = 1_000
const ROUNDS = 3
const TICKS = 50
const BURST = 8
const LATENCY_SAMPLES = 20

/** What sending costs: microseconds of CPU per delivery, and milliseconds until the last socket has a message. */
interface Cost {
  readonly single: number
  readonly burst: number
  readonly latencies: readonly number[]
}

/** Fan-out to 1,000 sockets: the hub against the plain `ws` library, in alternating rounds of the same run. */
export async function run(): Promise<readonly Measurement[]> {
  const swarm = startSwarm(SOCKETS)
  try {
    const hub: Cost[] = []
    const raw: Cost[] = []
    for (let round = 0; round < ROUNDS; round++) {
      raw.push(await costOf(await startRawContender(), swarm))
      hub.push(await costOf(await startHubContender(), swarm))
    }
    const compare = (name: string, unit: string, pick: (costs: readonly Cost[]) => number) =>
      measurement(name, pick(hub), unit, pick(raw))
    const latencies = (costs: readonly Cost[]) => costs.flatMap((cost) => cost.latencies)
    return [
      compare('fanout.cpu-per-delivery-1-per-tick', 'us', (costs) => median(costs.map(({ single }) => single))),
      compare('fanout.cpu-per-delivery-8-per-tick', 'us', (costs) => median(costs.map(({ burst }) => burst))),
      compare('fanout.last-of-1000-p50', 'ms', (costs) => percentile(latencies(costs), 0.5)),
      compare('fanout.last-of-1000-p95', 'ms', (costs) => percentile(latencies(costs), 0.95)),
    ]
  } finally {
    swarm.close()
  }
}

async function costOf(contender: Contender, swarm: Swarm): Promise<Cost> {
  let sent = 0
  await swarm.connect(contender)
  async function cpuPerDelivery(perTick: number): Promise<number> {
    const before = process.cpuUsage()
    for (let tick = 0; tick < TICKS; tick++) {
      for (let n = 0; n < perTick; n++) contender.publish(++sent)
      await nextTick()
    }
    await swarm.received(sent)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / (TICKS * perTick * SOCKETS)
  }
  await cpuPerDelivery(1)
  const single = await cpuPerDelivery(1)
  const burst = await cpuPerDelivery(BURST)
  const latencies: number[] = []
  for (let sample = 0; sample < LATENCY_SAMPLES; sample++) {
    const start = performance.now()
    contender.publish(++sent)
    await swarm.received(sent)
    latencies.push(performance.now() - start)
  }
  await swarm.disconnect()
  await contender.close()
  return { single, burst, latencies }
}

/** Two turns of the event loop: batches of a tick have been sent after them. */
async function nextTick(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
}

if (import.meta.main) for (const result of await run()) console.log(line(result))
