import type pg from 'pg'
import { createBettors } from '../placement/bettors.ts'
import { placeSteadily } from '../placement/steady-load.ts'
import { matchesAhead, untilDecided, untilSent } from './decided.ts'
import { storeOpenBets, storeResults } from './open-bets.ts'
import { settleBySql } from './sql-floor.ts'

const LONGEST_S = 600
const HOLDERS = 1_000
const PLACERS = 16
export const PLACED_PER_SECOND = 100

export interface SettlingWish {
  /** Where bets are placed while others are settled. */
  readonly origin: string
  readonly db: pg.Client
  readonly url: string
  /** How many bets are open on the match that ends, and on the one that the floor settles. */
  readonly bets: number
  readonly floorBets: number
}

export interface Settling {
  /** Settled bets per second of the statements alone. */
  readonly floor: number
  /** From the results until the last bet is decided, and until the last message to a player is sent, in ms. */
  readonly settledMs: number
  readonly sentMs: number
  /** Ms of each placement before the settlement, and of each during it. */
  readonly calm: readonly number[]
  readonly placed: readonly number[]
  /** For how long bets were placed during the settlement, in ms. */
  readonly placedMs: number
}

/** One match with many open bets ends while players go on betting. */
export async function settleWhilePlacing({ origin, db, url, bets, floorBets }: SettlingWish): Promise<Settling> {
  const bettors = await createBettors(db, HOLDERS, 'holder')
  const [eventId = 0, otherEventId = 0, floorEventId = 0, betOn = 0] = await matchesAhead(db, 4)
  const shared = { db, otherEventId, players: bettors.map(({ id }) => id) }
  await storeOpenBets({ ...shared, eventId, count: bets, offset: 0 })
  await storeOpenBets({ ...shared, eventId: floorEventId, count: floorBets, offset: bets })
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
  const settledMs = await untilDecided(db, begun, eventId)
  isOver = true
  const placed = await placing
  const placedMs = performance.now() - begun
  const sentMs = await untilSent(db, begun)
  return { floor, settledMs, sentMs, calm, placed, placedMs }
}
