import { MARKETS_PAGE_SIZE, type Market } from '@touchline/contract'
import { MARKET_GROUP_NAMES, MARKET_GROUPS } from '@touchline/sports'
import type { Handler } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import type { EventEntry } from '../events/event-entry.ts'
import { findEvent } from '../finished/find-events.ts'
import { pageOf } from '../listing/page.ts'
import { marketsInOrder } from '../views/market-order.ts'
import { marketSetting } from '../views/market-setting.ts'
import { presentMarket } from '../views/present-market.ts'

/** The markets of an event with prices, in display order; the groups count all of them, also filtered ones. */
export function getMatchMarkets(catalogue: Catalogue): Handler<'getMatchMarkets'> {
  return async ({ params, query, locale }) => {
    const entry = await findEvent(catalogue, params.id)
    if (entry === undefined) return refuse('not_found')
    const markets = marketsOf(catalogue, entry, locale)
    const wanted = markets.filter(
      (market) =>
        (query.market_id === undefined || market.id === query.market_id) &&
        (query.group_key === undefined || market.market_groups.includes(query.group_key)),
    )
    const { items, pagination } = pageOf(wanted, query, MARKETS_PAGE_SIZE)
    return {
      data: [...items],
      pagination,
      groups: groupCounts(markets, locale),
      version: catalogue.board.event(entry.id)?.version ?? 0,
    }
  }
}

function marketsOf({ board }: Catalogue, entry: EventEntry, locale: ServedLocale): readonly Market[] {
  const priced = board.event(entry.id)
  if (priced === undefined) return []
  const setting = marketSetting(entry)
  return marketsInOrder(priced, setting.sport)
    .map((market) => presentMarket(market, setting, locale))
    .filter((market) => market !== null)
}

function groupCounts(markets: readonly Market[], locale: ServedLocale) {
  return MARKET_GROUPS.map((key) => ({
    key,
    name: MARKET_GROUP_NAMES[key][locale],
    count: markets.filter((market) => market.market_groups.includes(key)).length,
  })).filter((group) => group.count > 0)
}
