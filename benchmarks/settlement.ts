import { EVENT_STATUS } from '@touchline/contract'
import pg from 'pg'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { type Measurement, measurement } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'
import { createBettors } from './placement/bettors.ts'
import { startBook } from './placement/book-process.ts'
import { p99 } from './placement/steady.ts'
import { placeSteadily } from './placement/steady-load.ts'
import { storeOpenBets, storeResults } from './settlement/open-bets.ts'
import { settleBySql } from './settlement/sql-floor.ts'

/** SETTLEMENT_BETS sets how many bets hang on the match. */
const BETS = Number(process.env.SETTLEMENT_BETS ?? 100_000)
/** Seconds within which all of them are to be decided. */
const PROMISED_S = 60
const LONGEST_S = 600
const FLOOR_BETS = 10_000
const HOLDERS = 1_000
const PLACERS = 16
const PLACED_PER_SECOND = 100

/**
 * One match ends with many open bets, on durable PostgreSQL, while players go on betting and the feed runs. Measures
 * how long the last bet takes to be decided, the last player to get a message, and placements meanwhile.
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
  const bettors = await createBettors(db, HOLDERS)
  const [eventId, otherEventId, floorEventId, betOn] = await matchesAhead(db)
  const shared = { db, otherEventId, players: bettors.map(({ id }) => id) }
  await storeOpenBets({ ...shared, eventId, count: BETS, offset: 0 })
  await storeOpenBets({ ...shared, eventId: floorEventId, count: FLOOR_BETS, offset: BETS })
  const floor = await settleBySql(url, floorEventId)

  const cookies = bettors.slice(0, PLACERS).map(({ cookie }) => cookie)
  const selection = { match_id: betOn, market_id: 1, specifier: '', outcome_id: '1', odds: 20_000 }
  const betting = { origin, cookies, selection, connections: PLACERS, rate: PLACED_PER_SECOND }
  await placeSteadily({ ...betting, seconds: 3 })
  const calm = await placeSteadily({ ...betting, seconds: 5 })
  let isOver = false
  const begun = performance.now()
  await storeResults(db, eventId)
  const placing = placeSteadily({ ...betting, seconds: LONGEST_S, isOver: () => isOver })
  const settledMs = await until(db, begun, OPEN, [eventId])
  isOver = true
  const times = await placing
  const placedMs = performance.now() - begun
  const sentMs = await until(db, begun, UNSENT, [])
  const of = `${BETS} bets of one match`
  return [
    measurement(`settlement, ${of}`, BETS / (settledMs / 1_000), 'bets/s', floor),
    measurement(`settlement, ${of}, last one decided, of promised`, settledMs / 1_000, 's', PROMISED_S),
    measurement(`settlement, ${of}, last player notified`, sentMs / 1_000, 's'),
    measurement('bets placed meanwhile', times.length / (placedMs / 1_000), 'bets/s', PLACED_PER_SECOND),
    measurement(`placement p99 at ${PLACED_PER_SECOND} bets/s meanwhile`, p99(times), 'ms', p99(calm)),
  ]
}

const OPEN = `SELECT 1 FROM bet_legs WHERE match_id = $1 AND status = 'open' LIMIT 1`
const UNSENT = 'SELECT 1 FROM outbox LIMIT 1'

/** Ms since `begun` until a query answers nothing. */
async function until(db: pg.Client, begun: number, sql: string, params: readonly unknown[]): Promise<number> {
  for (;;) {
    const { rowCount } = await db.query(sql, [...params])
    if (rowCount === 0) return performance.now() - begun
    await new Promise((next) => setTimeout(next, 50))
  }
}

/** Football matches of tomorrow, which the feed does not decide during the measurement. */
async function matchesAhead(db: pg.Client): Promise<readonly [number, number, number, number]> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT m.id FROM matches m JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
     WHERE m.type = 'match' AND m.status = ${EVENT_STATUS.prematch} AND c.sport_id = 1 AND m.starts_at > now() + interval '1 day'
     ORDER BY m.starts_at LIMIT 4`,
  )
  const [a, b, c, d] = rows.map(({ id }) => id)
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('Too few matches ahead')
  return [a, b, c, d]
}
