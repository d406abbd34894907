import { isOver } from '@touchline/betting'
import type { Market } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { findEvent } from '../finished/find-events.ts'
import { marketsInOrder } from '../views/market-order.ts'
import { marketSetting } from '../views/market-setting.ts'
import { presentMarket } from '../views/present-market.ts'

/** The markets of an event that go into custom bets; none once it is over. An unknown event is not found. */
export function getCustomMarkets(catalogue: Catalogue): Handler<'getCustomMarkets'> {
  return async ({ params, locale }) => {
    const entry = await findEvent(catalogue, params.matchId)
    if (entry === undefined) return refuse('not_found')
    const priced = catalogue.board.event(entry.id)
    const setting = marketSetting(entry)
    const markets = priced === undefined || isOver(priced.status) ? [] : marketsInOrder(priced, setting.sport)
    const data = markets
      .map((market) => presentMarket(market, setting, locale))
      .filter((market): market is Market => market !== null && market.custom_bet_groups.length > 0)
    return { data, version: priced?.version ?? 0 }
  }
}
