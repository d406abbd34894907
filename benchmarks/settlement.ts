import pg from 'pg'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { type Measurement, measurement } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'
import { startBook } from './placement/book-process.ts'
import { p99 } from './placement/steady.ts'
import { PLACED_PER_SECOND, settleWhilePlacing } from './settlement/while-placing.ts'

/** SETTLEMENT_BETS sets how many bets hang on the match. */
const BETS = Number(process.env.SETTLEMENT_BETS ?? 100_000)
/** Seconds within which all of them are to be decided. */
const PROMISED_S = 60
const FLOOR_BETS = 10_000

/**
 * One match ends with many open bets, on durable PostgreSQL, while players go on betting and the feed runs. Measures
 * how long the last bet takes to be decided, the last player to get a message, and placements during it.
 */
export async function run(): Promise<readonly Measurement[]> {
  const bin = await needPostgres()
  const cluster = await startCluster(bin, { durable: true })
  try {
    const url = cluster.url('postgres')
    const book = await startBook({ DATABASE_URL: url })
    const db = new pg.Client({ connectionString: url })
    await db.connect()
    try {
      return await measure(book.origin, db, url)
    } finally {
      await db.end()
      await book.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function measure(origin: string, db: pg.Client, url: string): Promise<readonly Measurement[]> {
  const { floor, settledMs, sentMs, placed, calm, placedMs } = await settleWhilePlacing({
    origin,
    db,
    url,
    bets: BETS,
    floorBets: FLOOR_BETS,
  })
  const of = `${BETS} bets of one match`
  return [
    measurement(`settlement, ${of}`, BETS / (settledMs / 1_000), 'bets/s', floor),
    measurement(`settlement, ${of}, last one decided, of promised`, settledMs / 1_000, 's', PROMISED_S),
    measurement(`settlement, ${of}, last player notified`, sentMs / 1_000, 's'),
    measurement('bets placed while settling', placed.length / (placedMs / 1_000), 'bets/s', PLACED_PER_SECOND),
    measurement(`placement p99 at ${PLACED_PER_SECOND} bets/s while settling`, p99(placed), 'ms', p99(calm)),
  ]
}
