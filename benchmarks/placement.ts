import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres, startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { type Measurement, measurement } from './measurement.ts'
import { createBettors, signIn } from './placement/bettors.ts'
import { startBook } from './placement/book-process.ts'
import { placeUnderLoad } from './placement/load.ts'
import { placeBySql } from './placement/sql-floor.ts'

const CONNECTIONS = 16
const WARM_UP_SECONDS = 2
const SECONDS = 5

/** Accepted bets per second through HTTP, durable, with the feed running beside; and what the database alone takes. */
export async function run(): Promise<readonly Measurement[]> {
  return [...(await onPostgres()), ...(await onPGlite())]
}

async function onPostgres(): Promise<readonly Measurement[]> {
  const bin = await findPostgres()
  if (bin === null) return []
  const cluster = await startCluster(bin, { durable: true })
  try {
    const url = cluster.url('postgres')
    const book = await startBook({ DATABASE_URL: url })
    const db = new pg.Client({ connectionString: url })
    await db.connect()
    const bettors = await createBettors(db, CONNECTIONS)
    await db.end()
    const shared = {
      origin: book.origin,
      cookies: bettors.map((bettor) => bettor.cookie),
      selection: await prematchSelection(book.origin),
      connections: CONNECTIONS,
      seconds: SECONDS,
    }
    await placeUnderLoad({ ...shared, seconds: WARM_UP_SECONDS })
    const many = await placeUnderLoad(shared)
    const one = await placeUnderLoad({ ...shared, cookies: shared.cookies.slice(0, 1) })
    const calm = await placeUnderLoad({ ...shared, rate: 100 })
    await book.stop()
    const floor = await placeBySql(url, bettors, CONNECTIONS, SECONDS)
    const floorOfOne = await placeBySql(url, bettors.slice(0, 1), CONNECTIONS, SECONDS)
    return [
      measurement('placement, PostgreSQL, 16 accounts', many.betsPerSecond, 'bets/s', floor),
      measurement('placement, PostgreSQL, one account', one.betsPerSecond, 'bets/s', floorOfOne),
      measurement('placement p99 at 100 bets/s, PostgreSQL', calm.p99Ms, 'ms'),
    ]
  } finally {
    await cluster.stop()
  }
}

async function onPGlite(): Promise<readonly Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-bench-'))
  try {
    const book = await startBook({ DATA_DIR: dataDir, DATABASE_URL: '' })
    const cookies = [await signIn(book.origin, 'rich@touchline.test')]
    const selection = await prematchSelection(book.origin)
    const shared = { origin: book.origin, cookies, selection, connections: CONNECTIONS }
    await placeUnderLoad({ ...shared, seconds: WARM_UP_SECONDS })
    const load = await placeUnderLoad({ ...shared, seconds: SECONDS })
    await book.stop()
    return [measurement('placement, embedded database', load.betsPerSecond, 'bets/s')]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface ListedMatch {
  readonly id: number
  readonly main_market: {
    readonly id: number
    readonly specifier: string
    readonly status: number
    readonly outcomes: readonly { readonly id: string; readonly active: boolean; readonly odds: number }[]
  } | null
}

/** A selection far enough ahead that it stays open. */
async function prematchSelection(origin: string): Promise<object> {
  const from = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const query = `type=match&match_status=prematch&start_from=${from}&limit=20`
  const response = await fetch(`${origin}/api/v2/matches?${query}`)
  const { data } = (await response.json()) as { data: readonly ListedMatch[] }
  for (const { id, main_market: market } of data) {
    const outcome = market?.outcomes.find((candidate) => candidate.active)
    if (market?.status !== 1 || outcome === undefined) continue
    return {
      match_id: id,
      market_id: market.id,
      specifier: market.specifier,
      outcome_id: outcome.id,
      odds: outcome.odds,
    }
  }
  throw new Error('No event is open tomorrow')
}
