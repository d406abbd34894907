import type { XmlElement } from '@rgrove/parse-xml'
import type { Provider, SportKey } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { type DescribedMarkets, loadDescribedMarkets, OWN_MARKETS } from '../../catalogue/index.ts'
import { faultOfNumberedTime, faultOfTime, parseRoot, unreadable, wholeNumber } from '../../pricing/results/index.ts'
import { type MarketLog, newMarketLog } from './log/market-log.ts'
import { newPlayLog, type PlayLog } from './log/play-log.ts'
import { readHead } from './log/read-logged.ts'

/** The messages about the prices of one event, as they came. */
export interface PriceLog extends Pick<MarketLog, 'market'>, Pick<PlayLog, 'play'> {}

/** Inbox rows about one event, in the order in which they came. */
export interface LoggedRow {
  readonly received_at: Date
  readonly body: string
}

/**
 * Reads the feed's statements about the prices of events again, from the messages as they arrived and apart from the
 * code that plays them: for the audit, which compares bets and cash-outs with them. Events without a stored message
 * have an empty log.
 */
export async function loadPriceLogs(db: Db, eventIds: readonly number[]): Promise<ReadonlyMap<number, PriceLog>> {
  const logs = new Map<number, PriceLog>()
  if (eventIds.length === 0) return logs
  const events = await db.query<{ id: number; sport: SportKey; provider: Provider }>(
    `SELECT m.id, s.key AS sport, t.provider FROM matches m JOIN tournaments t ON t.id = m.tournament_id
     JOIN categories c ON c.id = t.category_id JOIN sports s ON s.id = c.sport_id
     WHERE m.id = ANY ($1::int[]) AND m.origin = 'feed'`,
    [[...eventIds]],
  )
  if (events.length === 0) return logs
  const described = await loadDescribedMarkets(db)
  for (const { id, sport, provider } of events) {
    const rows = await db.query<LoggedRow>(
      'SELECT received_at, body FROM feed_messages WHERE match_id = $1 ORDER BY id',
      [id],
    )
    logs.set(id, replay(rows, sport, described.get(provider) ?? OWN_MARKETS))
  }
  return logs
}

function replay(rows: readonly LoggedRow[], sport: SportKey, described: Pick<DescribedMarkets, 'groups'>): PriceLog {
  const markets = newMarketLog((marketId, specifier) => described.groups(sport, marketId, specifier))
  const plays = newPlayLog()
  for (const { received_at: received, body } of rows) {
    const root = parseRoot(body)
    if (typeof root === 'string') continue
    const receivedAt = received.getTime()
    if (hasNoTime(root, receivedAt)) {
      // It prices nothing. A bet stop stops from when it came.
      const { timestamp: _, ...attributes } = root.attributes
      if (root.name === 'bet_stop') markets.take(Object.assign(root, { attributes }), readHead(root, receivedAt))
      continue
    }
    const head = readHead(root, receivedAt)
    markets.take(root, head)
    plays.take(root, head)
  }
  return { market: markets.market, play: plays.play }
}

/** Whether the time of a message cannot be when it was made. */
function hasNoTime({ name, attributes }: XmlElement, receivedAt: number): boolean {
  if (unreadable(attributes, 'timestamp') !== null) return true
  const timestamp = wholeNumber(attributes.timestamp)
  const faultOf = name === 'bet_stop' ? faultOfTime : faultOfNumberedTime
  return timestamp !== null && faultOf(timestamp, receivedAt) !== null
}
