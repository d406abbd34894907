import type { MarketStatus } from '@touchline/betting'
import type { BoardMarketInput } from '../../pricing/index.ts'

/** An outcome that takes no bet: inactive and without odds. Everything else about it stays. */
export function closeOutcome<T extends { readonly active: boolean; readonly odds: number }>(outcome: T): T {
  return { ...outcome, active: false, odds: 0 }
}

/** A market in its last status: none of its outcomes takes a bet. */
export function closeMarket(market: BoardMarketInput, status: MarketStatus): BoardMarketInput {
  return { ...market, status, outcomes: market.outcomes.map(closeOutcome) }
}
