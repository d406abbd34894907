import { VIP_STAKE_EUR } from '../machine/vip-stake.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'

/** How long a placement may have taken from the look at the clock to its commit. */
const UNDER_WAY = '5 seconds'

/**
 * Unapproved bets that were open together: the last one was checked together with all others, so at most the limit is
 * on any outcome in them. Rates move, so that only stakes in euros are added up.
 */
const UNAPPROVED = `
  WITH unapproved AS (
    SELECT b.id, b.player_id, b.stake, b.created_at, l.match_id, l.market_id, l.specifier, l.outcome_id,
      (SELECT min(h.at) FROM bet_history h WHERE h.bet_id = b.id AND h.to_status NOT IN ('submitted', 'waiting_results')) AS ended_at
    FROM bets b JOIN bet_legs l ON l.bet_id = b.id WHERE NOT b.is_vip AND b.currency = 'EUR')
  SELECT a.player_id, a.id::float8 AS id, sum(o.stake)::float8 AS stake
  FROM unapproved a JOIN unapproved o USING (player_id, match_id, market_id, specifier, outcome_id)
  WHERE o.created_at <= a.created_at AND (o.ended_at IS NULL OR o.ended_at > a.created_at + interval '${UNDER_WAY}')
  GROUP BY a.player_id, a.id, match_id, market_id, specifier, outcome_id
  HAVING sum(o.stake) > $1`

/** No player got more past the desk in parts than in one. */
export async function checkLargeStakes({ real, tally }: Sim): Promise<void> {
  const [found] = await real.query<{ player_id: number; id: number; stake: number }>(UNAPPROVED, [VIP_STAKE_EUR * 100])
  if (found !== undefined)
    throw new Violation(
      `player ${found.player_id} had ${found.stake} cents on an outcome with bet ${found.id}, without an approval`,
    )
  const [parts] = await real.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM bets WHERE is_vip AND currency = 'EUR' AND coalesce(asked_stake, stake + cashed_stake) <= $1`,
    [VIP_STAKE_EUR * 100],
  )
  tally.add('bet: for approval with others of its player', parts?.n ?? 0)
}
