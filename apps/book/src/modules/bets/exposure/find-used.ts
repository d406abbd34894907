import type { Db } from '../../../db/index.ts'
import type { LimitedLeg } from './limited-leg.ts'

/** Possible payouts of open bets, in cents of a EUR. */
export interface Used {
  readonly byOutcome: bigint
  readonly byMarket: bigint
  /** Of one player on the market. */
  readonly byPlayer: bigint
}

interface Row {
  readonly place: number
  readonly by_outcome: bigint
  readonly by_market: bigint
  readonly by_player: bigint
}

const USED = `
  SELECT k.place::int AS place,
    coalesce(sum(e.used) FILTER (WHERE e.outcome_id <> ''), 0)::bigint AS by_outcome,
    coalesce(sum(e.used) FILTER (WHERE e.outcome_id = '' AND e.holder < 0), 0)::bigint AS by_market,
    coalesce(sum(e.used) FILTER (WHERE e.outcome_id = '' AND e.holder > 0), 0)::bigint AS by_player
  FROM unnest($2::bigint[], $3::int[], $4::text[], $5::text[]) WITH ORDINALITY AS k (match_id, market_id, specifier, outcome_id, place)
  JOIN exposures e ON e.match_id = k.match_id AND e.market_id = k.market_id AND e.specifier = k.specifier
    AND e.outcome_id IN ('', k.outcome_id) AND (e.holder < 0 OR e.holder = $1)
  GROUP BY k.place`

const NOTHING: Used = { byOutcome: 0n, byMarket: 0n, byPlayer: 0n }

/** What is used of the limits of some outcomes, in their order. */
export async function findUsed(db: Db, playerId: number, legs: readonly LimitedLeg[]): Promise<readonly Used[]> {
  const rows = await db.query<Row>(USED, [
    playerId,
    legs.map(({ pick }) => pick.match_id),
    legs.map(({ pick }) => pick.market_id),
    legs.map(({ pick }) => pick.specifier),
    legs.map(({ pick }) => pick.outcome_id),
  ])
  const used = legs.map(() => NOTHING)
  for (const row of rows) {
    used[row.place - 1] = { byOutcome: row.by_outcome, byMarket: row.by_market, byPlayer: row.by_player }
  }
  return used
}
