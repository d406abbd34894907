import type { Db } from '../../../db/index.ts'

/** What the rules about prices leave out, because it is not known what justified it. */
export interface UnknownPrices {
  /** Legs that were placed before it was kept. */
  readonly legs: number
  /** Cash-outs from before it was kept. */
  readonly cashOuts: number
  /** Legs on events of the feed whose messages are not kept any more: they are not held against them. */
  readonly legsWithoutMessages: number
}

/** Counts what the audit cannot hold against prices. It is no fault. */
export async function countUnknownPrices(db: Db): Promise<UnknownPrices> {
  const [row] = await db.query<{ legs: number; cash_outs: number; silent: number }>(
    `SELECT (SELECT count(*)::int FROM bet_legs l JOIN bets b ON b.id = l.bet_id
             WHERE l.price_odds IS NULL AND b.status NOT IN ('submitted', 'rejected')) AS legs,
            (SELECT count(*)::int FROM bet_cashouts WHERE basis IS NULL) AS cash_outs,
            (SELECT count(*)::int FROM bet_legs l JOIN matches m ON m.id = l.match_id AND m.origin = 'feed'
             WHERE l.price_odds IS NOT NULL AND NOT EXISTS (SELECT 1 FROM feed_messages f WHERE f.match_id = m.id)) AS silent`,
    [],
  )
  return { legs: row?.legs ?? 0, cashOuts: row?.cash_outs ?? 0, legsWithoutMessages: row?.silent ?? 0 }
}
