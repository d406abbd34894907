import type { SportKey } from '@touchline/betting'
import type { Provider } from '@touchline/contract'
import type { Db } from '../../db/index.ts'

/** An event of this book that a message is about. */
export interface ResultEvent {
  readonly eventId: number
  readonly sport: SportKey
  /** Markets that its provider describes, besides those of the sport. */
  readonly described?: readonly number[]
  /** Its markets are the feed's. */
  readonly isFeed?: boolean
}

const URN = /^(sr|od|ls):(?:match|season|stage|tournament|simple_tournament|outright):(\d{1,16})$/

/** Providers whose results come in this feed, by the prefix of their ids. Races and draws are not among them. */
const PROVIDERS: Readonly<Record<string, readonly Provider[]>> = {
  sr: ['betradar', 'betconstruct'],
  od: ['oddin'],
  ls: ['lsports'],
}

/**
 * The event of a URN, or null: of a feed's events the whole URN counts, of the book's own their number under the prefix
 * of their provider.
 */
export async function findEvent(db: Db, urn: string): Promise<ResultEvent | null> {
  const [, prefix = '', id] = URN.exec(urn) ?? []
  if (!Number.isSafeInteger(Number(id))) return null
  const [row] = await db.query<{ id: number; sport: SportKey; described: number[]; is_feed: boolean }>(
    `SELECT m.id, s.key AS sport, m.origin = 'feed' AS is_feed,
            ARRAY(SELECT DISTINCT d.market_id FROM market_descriptions d WHERE d.provider = t.provider) AS described FROM matches m JOIN tournaments t ON t.id = m.tournament_id
     JOIN categories c ON c.id = t.category_id JOIN sports s ON s.id = c.sport_id
     WHERE CASE WHEN m.origin = 'feed' THEN m.seed = $3 ELSE m.id = $1::bigint END AND (m.id = $1::bigint OR m.seed = $3) AND t.provider = ANY ($2)`,
    [Number(id), PROVIDERS[prefix] ?? [], urn],
  )
  if (row === undefined) return null
  return { eventId: row.id, sport: row.sport, described: row.described, isFeed: row.is_feed }
}
