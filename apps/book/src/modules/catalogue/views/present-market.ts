import type { SportKey } from '@touchline/betting'
import type { Market, Provider } from '@touchline/contract'
import {
  customBetGroups,
  type DescribedMarket,
  groupsOf,
  type MarketNames,
  marketName,
  marketPriority,
  outcomeDescriptor,
  outcomeName,
} from '@touchline/sports'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { BoardMarket } from '../../pricing/index.ts'
import { type DescribedMarkets, OWN_MARKETS } from '../reference/described-markets.ts'

/** What a market needs to know of its event. */
export interface MarketSetting {
  readonly urn: string
  readonly sport: SportKey
  readonly provider: Provider
  readonly names: (locale: ServedLocale) => MarketNames
  /** How the provider describes markets, where it does. */
  readonly markets: DescribedMarkets | undefined
  /** ISO time of the next planned bet stop (kick-off), or null. */
  readonly nextBetStop: string | null
}

/** Board markets never change in place, so their wire forms are kept as long as they live. */
const kept = new WeakMap<BoardMarket, Kept>()

interface Kept {
  /** What they were described by. */
  readonly markets: DescribedMarkets | undefined
  readonly forms: Partial<Record<ServedLocale, Market>>
}

/** A market with its names in a language; null if it has no description. */
export function presentMarket(market: BoardMarket, setting: MarketSetting, locale: ServedLocale): Market | null {
  const { markets, sport } = setting
  const last = kept.get(market)
  const forms = last !== undefined && last.markets === markets ? last.forms : {}
  const known = forms[locale]
  if (known !== undefined && known.next_bet_stop === nextBetStop(market, setting)) return known
  const described = markets ?? OWN_MARKETS
  const descriptor = described.descriptor(sport, market.id, market.specifier)
  if (descriptor === null) return null
  const made = build(market, descriptor, setting, locale)
  kept.set(market, { markets, forms: { ...forms, [locale]: made } })
  return made
}

function build(market: BoardMarket, descriptor: DescribedMarket, setting: MarketSetting, locale: ServedLocale): Market {
  const { id, specifier } = market
  const { markets } = setting
  const names = setting.names(locale)
  return {
    match_urn_id: setting.urn,
    id,
    name: marketName(descriptor, specifier, names, locale),
    status: market.status,
    specifier,
    outcomes: market.outcomes.map((outcome) => ({
      id: outcome.id,
      name: outcomeName(descriptor, specifier, outcome.id, names, locale),
      key: outcomeDescriptor(descriptor, specifier, outcome.id)?.key ?? null,
      active: outcome.active,
      odds: outcome.odds,
    })),
    market_groups: [...groupsOf(descriptor)],
    priority: marketPriority(setting.sport, id),
    most_balanced: market.most_balanced,
    next_bet_stop: nextBetStop(market, setting),
    // Only what this book plays itself, or its feed prices together, is priced together.
    custom_bet_groups:
      markets === undefined || markets.arePricedTogether ? [...customBetGroups(setting.sport, market)] : [],
    provider: setting.provider,
    columns: descriptor.columns,
    version: market.version,
  }
}

/** When bets on a market end: at its source's time, or with the start of its event. */
function nextBetStop({ bet_until: until }: BoardMarket, setting: MarketSetting): string | null {
  return until === null ? setting.nextBetStop : new Date(until).toISOString()
}
