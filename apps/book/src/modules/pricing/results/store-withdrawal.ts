import type { Db } from '../../../db/index.ts'
import type { MessageMarket, SettlementMessage } from './message.ts'
import { storeSettlement } from './store-settlement.ts'

type Withdrawal = SettlementMessage & { readonly kind: 'withdrawal' }

/**
 * Stores that outcomes do not take part: they are void, and bets priced with them bear the deduction. The latest
 * statement about a deduction counts; 0 takes it back.
 * @param place among statements of the same moment, see `MarketStatement`
 * @param at wall time in ms
 * @returns the markets it concerns
 */
export async function storeWithdrawal(
  tx: Db,
  message: Withdrawal,
  place: number,
  at: number,
): Promise<readonly MessageMarket[]> {
  const { eventId, messageAt, source, outcomes, pricedTo } = message
  await tx.query(
    `INSERT INTO market_deductions AS d (match_id, market_id, specifier, outcome_id, percent, priced_to, said_at)
     SELECT $1, market_id, specifier, outcome_id, percent, $2, $3
     FROM unnest($4::int[], $5::text[], $6::text[], $7::int[]) AS w (market_id, specifier, outcome_id, percent)
     ON CONFLICT (match_id, market_id, specifier, outcome_id) DO UPDATE
       SET percent = excluded.percent, priced_to = excluded.priced_to, said_at = excluded.said_at
     WHERE d.said_at <= excluded.said_at`,
    [
      eventId,
      new Date(pricedTo),
      new Date(messageAt),
      outcomes.map((outcome) => outcome.marketId),
      outcomes.map((outcome) => outcome.specifier),
      outcomes.map((outcome) => outcome.outcomeId),
      outcomes.map((outcome) => outcome.percent),
    ],
  )
  const markets = outcomes.map(({ marketId, specifier, outcomeId }) => ({
    marketId,
    specifier,
    outcomes: { [outcomeId]: { result: 'void' as const, deadHeatFactor: null } },
    others: 'open' as const,
    finalText: '',
    voidReason: 'non_runner' as const,
  }))
  await storeSettlement(tx, { kind: 'bet_settlement', eventId, messageAt, source, markets }, place, at)
  return markets.map(({ marketId, specifier }) => ({ marketId, specifier }))
}
