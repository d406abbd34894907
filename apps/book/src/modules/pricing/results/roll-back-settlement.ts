import { marketKey } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { MessageMarket, NamedMarket, SettlementMessage } from './message.ts'
import { storeWords } from './words/store-words.ts'

type Rollback = SettlementMessage & { readonly kind: 'rollback_bet_settlement' }

/**
 * Takes results back unless they are newer than that: of whole markets, or of the outcomes that are named. The time of
 * the rollback stays, so that an older result that arrives late has no effect.
 * @param place among statements of the same moment, see `MarketStatement`
 * @param at wall time in ms
 * @returns the markets that have changed
 */
export async function rollBackSettlement(
  tx: Db,
  message: Rollback,
  place: number,
  at: number,
): Promise<readonly MessageMarket[]> {
  const { eventId, messageAt } = message
  const markets = message.markets === null ? await decidedMarkets(tx, eventId) : onePerMarket(message.markets)
  const words = markets.map(({ marketId, specifier, outcomeIds = null }) => {
    return { marketId, specifier, statement: { kind: 'taken_back' as const, messageAt, place, outcomes: outcomeIds } }
  })
  return storeWords(tx, eventId, words, at)
}

function decidedMarkets(tx: Db, eventId: number): Promise<readonly NamedMarket[]> {
  return tx.query<NamedMarket & object>(
    'SELECT market_id AS "marketId", specifier FROM market_results WHERE match_id = $1',
    [eventId],
  )
}

/** Of a market that is named twice, once as a whole, the whole is taken back. */
function onePerMarket(markets: readonly NamedMarket[]): readonly NamedMarket[] {
  const found = new Map<string, NamedMarket>()
  for (const market of markets) {
    const key = marketKey(market.marketId, market.specifier)
    const before = found.get(key)
    const isWhole = market.outcomeIds === undefined || (before !== undefined && before.outcomeIds === undefined)
    const outcomeIds = [...(before?.outcomeIds ?? []), ...(market.outcomeIds ?? [])]
    const { marketId, specifier } = market
    found.set(key, { marketId, specifier, ...(!isWhole && { outcomeIds }) })
  }
  return [...found.values()]
}
