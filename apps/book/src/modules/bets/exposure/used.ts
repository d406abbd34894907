import type { Db } from '../../../db/index.ts'
import type { Events, Selected } from '../placement/price-legs.ts'
import { least } from './amount.ts'
import { type LimitedLeg, limitLegs, type RiskLimits } from './limits.ts'

/** Possible payouts of open bets, in cents of a EUR. */
interface Used {
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
  CROSS JOIN LATERAL same_events(k.match_id) s
  JOIN exposures e ON e.match_id = s.match_id AND e.market_id = k.market_id AND e.specifier = k.specifier
    AND e.outcome_id IN ('', k.outcome_id) AND (e.holder < 0 OR e.holder = $1)
  GROUP BY k.place`

const NOTHING: Used = { byOutcome: 0n, byMarket: 0n, byPlayer: 0n }

/**
 * What is used of the limits of some outcomes, in their order: events of several providers that are mapped to each
 * other count together.
 */
async function findUsed(db: Db, playerId: number, legs: readonly LimitedLeg[]): Promise<readonly Used[]> {
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

/** How much of the limits of some outcomes is used, from 0 to 1: the fuller one of outcome and market. */
export async function findUsedShares(db: Db, legs: readonly LimitedLeg[]): Promise<readonly number[]> {
  const used = await findUsed(db, 0, legs)
  return legs.map((leg, i) => {
    const { byOutcome = 0n, byMarket = 0n } = used[i] ?? {}
    return Math.max(Number(byOutcome) / leg.perOutcome, Number(byMarket) / leg.perMarket)
  })
}

/**
 * What a player's bets on some outcomes may pay at most, one by one, in cents of a EUR: the least that any limit
 * leaves.
 */
async function findRoom(db: Db, playerId: number, legs: readonly LimitedLeg[]): Promise<readonly bigint[]> {
  const used = await findUsed(db, playerId, legs)
  return legs.map((leg, i) => {
    const { byOutcome = 0n, byMarket = 0n, byPlayer = 0n } = used[i] ?? {}
    const room = least(
      BigInt(leg.perOutcome) - byOutcome,
      BigInt(leg.perMarket) - byMarket,
      BigInt(leg.perPlayer) - byPlayer,
    )
    return room > 0n ? room : 0n
  })
}

/** What each of some bets of a player may pay at most, in cents of a EUR: the least room on any of its outcomes. */
export async function roomOfBets(
  { db, riskLimits }: { readonly db: Db; readonly riskLimits: RiskLimits },
  playerId: number,
  bets: readonly (readonly Selected[])[],
  events: Events,
): Promise<readonly bigint[]> {
  const rooms = await findRoom(db, playerId, limitLegs(bets.flat(), events, riskLimits))
  let from = 0
  return bets.map((picks) => {
    const [first = 0n, ...others] = rooms.slice(from, from + picks.length)
    from += picks.length
    return least(first, ...others)
  })
}
