import { systemClock } from '../apps/book/src/kernel/clock.ts'
import { createDirectTransport } from '../apps/book/src/modules/offer/stream/direct/index.ts'
import { createNatsTransport } from '../apps/book/src/modules/offer/stream/nats/index.ts'
import type { OfferTransport } from '../apps/book/src/modules/offer/stream/transport.ts'
import { findNats, startNats } from '../apps/book/src/testing/engines/nats.ts'
import { openTcpLine } from '../apps/book/src/testing/engines/tcp-line.ts'
import {
  createTestOffer,
  silentLog,
  startFollower,
  startOwner,
  type TestFollower,
  type TestOffer,
} from '../apps/book/src/testing/offer-transports/world.ts'
import { type Measurement, measurement, percentile } from './measurement.ts'

const SECONDS = 10
const EVENTS = 300
/** Each has a new price in half of its markets four times a second. */
const IN_PLAY = 30
const MARKETS = Array.from({ length: 60 }, (_, i) => i + 1)
const EVERY_MS = 250

interface Run {
  /** From a new price until the follower has it, in ms. */
  readonly lags: readonly number[]
  readonly bytesPerSecond: number
}

/** The offer over both transports in turn: how late a follower is, and what it receives. */
export async function run(): Promise<readonly Measurement[]> {
  const bin = await findNats()
  if (bin === null) throw new Error('nats-server is not installed.')
  const server = await startNats(bin)
  const shared = { clock: systemClock, log: silentLog, secret: 'bench', host: '127.0.0.1', port: 0 }
  try {
    const direct = await measure(() => createDirectTransport(shared), null)
    const nats = await measure(
      (port) => createNatsTransport({ ...shared, url: `nats://127.0.0.1:${port}` }),
      server.port,
    )
    return [
      measurement('transports.lag-direct-p50', percentile(direct.lags, 0.5), 'ms'),
      measurement('transports.lag-direct-p99', percentile(direct.lags, 0.99), 'ms'),
      measurement('transports.lag-nats-p50', percentile(nats.lags, 0.5), 'ms', percentile(direct.lags, 0.5)),
      measurement('transports.lag-nats-p99', percentile(nats.lags, 0.99), 'ms', percentile(direct.lags, 0.99)),
      measurement('transports.received-direct', direct.bytesPerSecond / 1_000, 'kB/s'),
      measurement('transports.received-nats', nats.bytesPerSecond / 1_000, 'kB/s', direct.bytesPerSecond / 1_000),
    ]
  } finally {
    await server.stop()
  }
}

/** @param serverPort of the server between them; null where there is none */
async function measure(open: (port: number) => OfferTransport, serverPort: number | null): Promise<Run> {
  const made = createTestOffer(systemClock, MARKETS)
  made.offers(
    Array.from({ length: EVENTS }, (_, i) => i + 1),
    20_000,
  )
  const ownersTransport = open(serverPort ?? 0)
  const owner = await startOwner(ownersTransport, 1, made)
  const target = serverPort ?? Number(new URL(owner.row.address).port)
  const line = await openTcpLine(() => target)
  const transport = open(line.port)
  const row = serverPort === null ? { ...owner.row, address: `ws://127.0.0.1:${line.port}` } : owner.row
  const lags: number[] = []
  const seen = new Map<number, number>()
  const follower = startFollower({
    clock: systemClock,
    transport,
    findOwner: async () => row,
    applied: (copy) => lags.push(...lagsOf(copy, seen)),
  })
  await isComplete(follower)
  lags.length = 0
  const before = line.received()
  await movePrices(owner)
  const bytesPerSecond = (line.received() - before) / SECONDS
  await follower.follower.stop()
  owner.offer.follow()
  await owner.sender.close()
  await line.close()
  for (const one of [transport, ownersTransport]) await one.close()
  return { lags, bytesPerSecond }
}

async function isComplete({ copy }: TestFollower): Promise<void> {
  while ([...copy.events.all()].length < EVENTS) await sleep(50)
  await sleep(1_000)
}

async function movePrices({ prices }: TestOffer): Promise<void> {
  for (let round = 0; round < (SECONDS * 1_000) / EVERY_MS; round++) {
    for (let id = 1; id <= IN_PLAY; id++) prices(id, 20_000 + round * 100, MARKETS.length / 2)
    await sleep(EVERY_MS)
  }
}

/** A version is the wall time at which its prices were made. */
function lagsOf({ board }: TestFollower['copy'], seen: Map<number, number>): readonly number[] {
  const now = Date.now()
  const lags: number[] = []
  for (let id = 1; id <= IN_PLAY; id++) {
    const version = board.event(id)?.version ?? 0
    if (seen.get(id) === version) continue
    seen.set(id, version)
    lags.push(now - version)
  }
  return lags
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
