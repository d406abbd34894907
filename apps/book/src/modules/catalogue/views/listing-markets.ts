import type { SportKey } from '@touchline/betting'
import { marketDescriptor } from '@touchline/sports'
import type { BoardEvent, BoardMarket } from '../../pricing/index.ts'
import { marketsInOrder } from './market-order.ts'

/**
 * The columns of a listing row: result or winner, total, then handicap and what else there is room for; of a ladder the
 * balanced line.
 */
export interface ListingMarkets {
  readonly main: BoardMarket | null
  readonly secondary: BoardMarket | null
  readonly further: readonly BoardMarket[]
}

const NOTHING: ListingMarkets = { main: null, secondary: null, further: [] }
const kept = new WeakMap<BoardEvent['markets'], ListingMarkets>()

export function listingMarkets(match: BoardEvent | undefined, sport: SportKey): ListingMarkets {
  if (match === undefined) return NOTHING
  const known = kept.get(match.markets)
  if (known !== undefined) return known
  const markets = marketsInOrder(match, sport)
  const find = (listing: 'main' | 'secondary' | 'third' | 'fourth') => {
    const candidates = markets.filter((market) => marketDescriptor(sport, market.id)?.listing === listing)
    return candidates.find((market) => market.most_balanced) ?? candidates[0] ?? null
  }
  const made = {
    main: find('main'),
    secondary: find('secondary'),
    further: [find('third'), find('fourth')].filter((market) => market !== null),
  }
  kept.set(match.markets, made)
  return made
}
