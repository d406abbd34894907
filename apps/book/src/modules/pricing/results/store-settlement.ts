import { marketKey } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { MessageMarket, SettledMarket, SettlementMessage } from './message.ts'
import { storeWords } from './words/store-words.ts'

type BetSettlement = SettlementMessage & { readonly kind: 'bet_settlement' }

/**
 * Stores results, outcome by outcome: of each the latest statement counts.
 * @param place among statements of the same moment, see `MarketStatement`
 * @param at wall time in ms
 * @returns the markets that have changed
 */
export function storeSettlement(
  tx: Db,
  message: BetSettlement,
  place: number,
  at: number,
): Promise<readonly MessageMarket[]> {
  const { eventId, messageAt, markets } = message
  const words = onePerMarket(markets).map(({ marketId, specifier, outcomes, others, finalText, voidReason }) => {
    const named = { outcomes, others: others === 'open' ? null : others, finalText, voidReason }
    return { marketId, specifier, statement: { kind: 'settled' as const, messageAt, place, ...named } }
  })
  return storeWords(tx, eventId, words, at)
}

/** A market that is named twice counts once, with all statements about it. */
function onePerMarket(markets: readonly SettledMarket[]): readonly SettledMarket[] {
  const found = new Map<string, SettledMarket>()
  for (const market of markets) {
    const key = marketKey(market.marketId, market.specifier)
    found.set(key, { ...market, outcomes: { ...found.get(key)?.outcomes, ...market.outcomes } })
  }
  return [...found.values()]
}
