import { marketKey } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { MessageMarket, SettledMarket, SettlementMessage } from './message.ts'

type BetSettlement = SettlementMessage & { readonly kind: 'bet_settlement' }

/**
 * Takes results over, outcome by outcome, unless something newer is known of their market.
 * @param at wall time in ms
 * @returns the markets it took over
 */
export async function storeSettlement(tx: Db, message: BetSettlement, at: number): Promise<readonly MessageMarket[]> {
  return tx.query<MessageMarket & object>(
    `INSERT INTO market_results AS r
       (match_id, market_id, specifier, outcomes, dead_heat_factors, others, final_text, void_reason, said_at, recorded_at)
     SELECT $1, m.market_id, m.specifier, m.outcomes, m.dead_heat_factors, m.others, m.final_text, m.void_reason, $2, $3
     FROM jsonb_to_recordset($4::jsonb) AS m (
       market_id INTEGER, specifier TEXT, outcomes JSONB, dead_heat_factors JSONB, others TEXT, final_text TEXT, void_reason TEXT)
     ON CONFLICT (match_id, market_id, specifier) DO UPDATE SET
       outcomes = r.outcomes || excluded.outcomes, dead_heat_factors = r.dead_heat_factors || excluded.dead_heat_factors,
       others = coalesce(excluded.others, r.others), final_text = excluded.final_text, void_reason = excluded.void_reason,
       said_at = excluded.said_at, recorded_at = excluded.recorded_at
     WHERE r.said_at <= excluded.said_at
     RETURNING market_id AS "marketId", specifier`,
    [
      message.matchId,
      new Date(message.saidAt),
      new Date(at),
      JSON.stringify(onePerMarket(message.markets).map(columnsOf)),
    ],
  )
}

/** A market that is named twice counts once, with everything that was said of it. */
function onePerMarket(markets: readonly SettledMarket[]): readonly SettledMarket[] {
  const found = new Map<string, SettledMarket>()
  for (const market of markets) {
    const key = marketKey(market.marketId, market.specifier)
    found.set(key, { ...market, outcomes: { ...found.get(key)?.outcomes, ...market.outcomes } })
  }
  return [...found.values()]
}

function columnsOf({ marketId, specifier, outcomes, others, finalText, voidReason }: SettledMarket) {
  const of = (key: 'result' | 'deadHeatFactor') =>
    Object.fromEntries(Object.entries(outcomes).map(([id, outcome]) => [id, outcome[key]]))
  return {
    market_id: marketId,
    specifier,
    outcomes: of('result'),
    dead_heat_factors: of('deadHeatFactor'),
    others: others === 'open' ? null : others,
    final_text: finalText,
    void_reason: voidReason,
  }
}
