import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { type Measurement, measurement, median } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'
import { createBettors, signIn } from './placement/bettors.ts'
import { startBook } from './placement/book-process.ts'
import { placeEmbedded } from './placement/embedded.ts'
import { placeUnderLoad } from './placement/load.ts'
import { prematchSelection } from './placement/prematch-selection.ts'
import { connectFloor } from './placement/sql-floor.ts'
import { p99 } from './placement/steady.ts'
import { placeSteadily } from './placement/steady-load.ts'
import { placeInJackpot } from './placement/with-jackpot.ts'

const CONNECTIONS = 16
const WARM_UP_SECONDS = 2
/** Rounds of value and floor, in turn: what else the machine does meets both. */
const ROUNDS = 3
const SECONDS = 3
const STEADY_RATE = 100
const STEADY_SECONDS = 8

/** Accepted bets per second through HTTP, durable, with the feed running beside; and what the database alone takes. */
export async function run(): Promise<readonly Measurement[]> {
  return [...(await onPostgres()), ...(await onPGlite())]
}

async function onPostgres(): Promise<readonly Measurement[]> {
  const bin = await needPostgres()
  const cluster = await startCluster(bin, { durable: true })
  try {
    return await measure(cluster.url('postgres'))
  } finally {
    await cluster.stop()
  }
}

async function measure(url: string): Promise<readonly Measurement[]> {
  const book = await startBook({ DATABASE_URL: url })
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const bettors = await createBettors(db, CONNECTIONS)
  await db.end()
  const floor = await connectFloor(url, CONNECTIONS)
  const cookies = bettors.map((bettor) => bettor.cookie)
  const selection = await prematchSelection(book.origin)
  const load = { origin: book.origin, selection, connections: CONNECTIONS, seconds: SECONDS }
  const [alone, aloneCookies] = [bettors.slice(0, 1), cookies.slice(0, 1)]
  let jackpot: Measurement
  const found = { many: series(), one: series(), calm: series() }
  const floors = { many: series(), shared: series(), one: series(), calm: series() }
  try {
    await placeUnderLoad({ ...load, cookies, seconds: WARM_UP_SECONDS })
    for (let round = 0; round < ROUNDS; round++) {
      found.many.push(await placeUnderLoad({ ...load, cookies }))
      floors.many.push(await floor.each(bettors, SECONDS))
      floors.shared.push(await floor.shared(bettors, SECONDS))
      found.one.push(await placeUnderLoad({ ...load, cookies: aloneCookies }))
      floors.one.push(await floor.each(alone, SECONDS))
      const steady = { ...load, cookies, rate: STEADY_RATE, seconds: STEADY_SECONDS }
      found.calm.push(p99(await placeSteadily(steady)))
      floors.calm.push(p99(await floor.steady(bettors, STEADY_RATE, STEADY_SECONDS)))
    }
    jackpot = await placeInJackpot(url, { ...load, cookies })
  } finally {
    await floor.close()
    await book.stop()
  }
  const many = median(found.many)
  return [
    measurement('placement, PostgreSQL, 16 accounts', many, 'bets/s', median(floors.many)),
    measurement(
      'placement, PostgreSQL, 16 accounts, against 16 bets per commit',
      many,
      'bets/s',
      median(floors.shared),
    ),
    measurement('placement, PostgreSQL, one account', median(found.one), 'bets/s', median(floors.one)),
    measurement(`placement p99 at ${STEADY_RATE} bets/s, PostgreSQL`, median(found.calm), 'ms', median(floors.calm)),
    jackpot,
  ]
}

function series(): number[] {
  return []
}

async function onPGlite(): Promise<readonly Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-bench-'))
  const email = 'rich@touchline.test'
  try {
    const book = await startBook({ DATA_DIR: dataDir, DATABASE_URL: '' })
    const cookies = [await signIn(book.origin, email)]
    const selection = await prematchSelection(book.origin)
    const load = { origin: book.origin, cookies, selection, connections: CONNECTIONS, seconds: SECONDS }
    await placeUnderLoad({ ...load, seconds: WARM_UP_SECONDS })
    const found = [await placeUnderLoad(load), await placeUnderLoad(load), await placeUnderLoad(load)]
    await book.stop()
    const floor = await placeEmbedded(dataDir, email, SECONDS)
    return [measurement('placement, embedded database', median(found), 'bets/s', floor)]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
