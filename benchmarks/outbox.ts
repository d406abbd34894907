import { type ChildProcess, spawn } from 'node:child_process'
import { startCrashProcess } from '../apps/book/src/testing/crash-process.ts'
import { newPlayers } from '../apps/book/src/testing/durability/new-players.ts'
import { type PlacedBet, placeOne, receiptsOf } from '../apps/book/src/testing/durability/receipts.ts'
import { startRecordingEngine } from '../apps/book/src/testing/engines/recording-engine.ts'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { sleep } from '../e2e/harness/wait.ts'
import { type Measurement, measurement, percentile } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'

const BOOKS = 3
const PLAYERS = 20
const PER_SECOND = 20
const SECONDS = 20
/** Every player has the message about every bet this long after its response, in ms. */
const PROMISED_MS = 5_000
/** Processes that do nothing but take what processor there is, as many as the book's. */
const BURNERS = 3
const BURN = 'for (;;) {}'

function burn(): ChildProcess {
  return spawn(process.execPath, ['-e', BURN], { stdio: 'ignore' })
}

/**
 * How long after the response to a bet its player gets the message: three books on one database, on a shared machine.
 */
export async function run(): Promise<readonly Measurement[]> {
  const bin = await needPostgres()
  const cluster = await startCluster(bin, { durable: true })
  const engine = await startRecordingEngine()
  const env = {
    DATABASE_URL: cluster.url('postgres'),
    CENTRIFUGO_URL: engine.url,
    CRASH_MATCHES: '2',
    DATABASE_POOL: '8',
  }
  const books = [await startCrashProcess(env)]
  while (books.length < BOOKS) books.push(await startCrashProcess(env))
  let asked = 0
  const origin = () => books[asked++ % books.length]?.origin ?? ''
  const trouble = { lost: 0, unavailable: 0 }
  const players = await newPlayers(env.DATABASE_URL, origin, { count: PLAYERS, opening: 50_000_00, trouble })
  const burners = Array.from({ length: BURNERS }, burn)
  try {
    const placing: Promise<PlacedBet>[] = []
    for (let n = 0; n < PER_SECOND * SECONDS; n++) {
      const player = players[n % PLAYERS]
      if (player) placing.push(placeOne(player, `outbox-${n}`, 1 + (n % 2)))
      await sleep(1_000 / PER_SECOND)
    }
    const placed = await Promise.all(placing)
    const deadline = Date.now() + 60_000
    const isSent = (bet: PlacedBet) => receiptsOf(engine, bet).length > 0
    while (!placed.every(isSent)) {
      if (Date.now() > deadline)
        throw new Error(`${placed.filter((bet) => !isSent(bet)).length} bets were never reported`)
      await sleep(200)
    }
    const delays = placed.map((bet) => Math.max(0, (receiptsOf(engine, bet)[0] ?? 0) - bet.answeredAt))
    return [
      measurement(`outbox.sent-p50-${BOOKS}-books-${PER_SECOND}-a-second`, percentile(delays, 0.5), 'ms', PROMISED_MS),
      measurement(`outbox.sent-last-${BOOKS}-books-${PER_SECOND}-a-second`, Math.max(...delays), 'ms', PROMISED_MS),
    ]
  } finally {
    for (const burner of burners) burner.kill('SIGKILL')
    await Promise.all(books.map((book) => book.kill()))
    await engine.close()
    await cluster.stop()
  }
}
