import { assertNever, marketKey } from '@touchline/betting'
import type { PriceBoard } from '../pricing/index.ts'
import type { StoredSelection } from './stored-bet.ts'

export interface CurrentPrice {
  /** Scaled; of a suspended selection the last one, 0 where it has none. */
  readonly odds: number
  readonly active: boolean
}

/** The price of a selection now; null when it is not on offer any more. */
export function currentPrice(board: PriceBoard, pick: StoredSelection, now: number): CurrentPrice | null {
  const quote = board.quote(pick.match_id, pick.market_id, pick.specifier, pick.outcome_id, now)
  switch (quote.state) {
    case 'open':
      return { odds: quote.odds, active: true }
    case 'suspended':
    case 'stale':
      return { odds: lastOdds(board, pick), active: false }
    case 'closed':
    case 'missing':
      return null
    default:
      return assertNever(quote)
  }
}

function lastOdds(board: PriceBoard, pick: StoredSelection): number {
  const market = board.event(pick.match_id)?.markets.get(marketKey(pick.market_id, pick.specifier))
  return market?.outcomes.find((outcome) => outcome.id === pick.outcome_id)?.odds ?? 0
}
