import type { LegRecord } from '../bet-record.ts'
import type { Selected } from '../placement/price-legs.ts'

/** What a stored leg was bet on, as a request names it. */
export function selected({ matchId, marketId, specifier, outcomeId }: LegRecord): Selected {
  return { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId }
}
