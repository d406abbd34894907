import type { Db } from '../../../db/index.ts'
import type { MessageMarket, SettlementMessage } from './message.ts'

type Rollback = SettlementMessage & { readonly kind: 'rollback_bet_settlement' }

const DECIDES_NOTHING = `outcomes = '{}', dead_heat_factors = '{}', others = NULL, final_text = '', void_reason = NULL`

/**
 * Takes results back unless they are newer than that. What is left of a market says when it was taken back, so that an
 * older result that comes late does not return.
 * @param at wall time in ms
 * @returns the markets it took back
 */
export async function rollBackSettlement(tx: Db, message: Rollback, at: number): Promise<readonly MessageMarket[]> {
  const { matchId, markets, saidAt } = message
  if (markets === null) {
    return tx.query<MessageMarket & object>(
      `UPDATE market_results SET ${DECIDES_NOTHING}, said_at = $2, recorded_at = $3
       WHERE match_id = $1 AND said_at <= $2 RETURNING market_id AS "marketId", specifier`,
      [matchId, new Date(saidAt), new Date(at)],
    )
  }
  return tx.query<MessageMarket & object>(
    `INSERT INTO market_results AS r (match_id, market_id, specifier, outcomes, others, final_text, said_at, recorded_at)
     SELECT DISTINCT $1::bigint, market_id, specifier, '{}'::jsonb, NULL, '', $2::timestamptz, $3::timestamptz
     FROM unnest($4::int[], $5::text[]) AS m (market_id, specifier)
     ON CONFLICT (match_id, market_id, specifier) DO UPDATE
       SET ${DECIDES_NOTHING}, said_at = excluded.said_at, recorded_at = excluded.recorded_at
     WHERE r.said_at <= excluded.said_at
     RETURNING market_id AS "marketId", specifier`,
    [
      matchId,
      new Date(saidAt),
      new Date(at),
      markets.map((market) => market.marketId),
      markets.map((market) => market.specifier),
    ],
  )
}
