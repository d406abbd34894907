import type { Market, Provider } from '@touchline/contract'
import type { ServedLocale } from '../../../lib/locale.ts'
import {
  type BoardMarket,
  customBetGroups,
  groupsOf,
  type MarketDescriptor,
  type MarketNames,
  marketDescriptor,
  marketName,
  marketPriority,
  outcomeDescriptor,
  outcomeName,
  type SportKey,
} from '../../pricing/index.ts'

/** What a market needs to know of its event. */
export interface MarketSetting {
  readonly urn: string
  readonly sport: SportKey
  readonly provider: Provider
  readonly names: MarketNames
  /** ISO time of the next planned bet stop (kick-off), or null. */
  readonly nextBetStop: string | null
}

/** Board markets never change in place, so their wire forms are kept as long as they live. */
const kept = new WeakMap<BoardMarket, Partial<Record<ServedLocale, Market>>>()

/** A market with its names in a language; null when the sport does not describe it. */
export function presentMarket(market: BoardMarket, setting: MarketSetting, locale: ServedLocale): Market | null {
  const forms = kept.get(market) ?? {}
  const known = forms[locale]
  if (known !== undefined && known.next_bet_stop === setting.nextBetStop) return known
  const descriptor = marketDescriptor(setting.sport, market.id)
  if (descriptor === null) return null
  const made = build(market, descriptor, setting, locale)
  kept.set(market, { ...forms, [locale]: made })
  return made
}

function build(
  market: BoardMarket,
  descriptor: MarketDescriptor,
  setting: MarketSetting,
  locale: ServedLocale,
): Market {
  const { id, specifier } = market
  return {
    match_urn_id: setting.urn,
    id,
    name: marketName(descriptor, specifier, setting.names, locale),
    status: market.status,
    specifier,
    outcomes: market.outcomes.map((outcome) => ({
      id: outcome.id,
      name: outcomeName(descriptor, specifier, outcome.id, setting.names, locale),
      key: outcomeDescriptor(descriptor, specifier, outcome.id)?.key ?? null,
      active: outcome.active,
      odds: outcome.odds,
    })),
    market_groups: [...groupsOf(descriptor)],
    priority: marketPriority(setting.sport, id),
    most_balanced: market.most_balanced,
    next_bet_stop: setting.nextBetStop,
    custom_bet_groups: [...customBetGroups(setting.sport, market)],
    provider: setting.provider,
    columns: descriptor.columns,
    version: market.version,
  }
}
