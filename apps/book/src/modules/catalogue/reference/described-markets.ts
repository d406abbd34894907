import type { SportKey } from '@touchline/betting'
import {
  type DescribedMarket,
  type MarketGroup,
  marketDescriptor,
  type OutcomeDescriptor,
  outcomeDescriptor,
  parseSpecifier,
} from '@touchline/sports'
import { SERVED_LOCALES, type ServedLocale } from '../../../kernel/locale.ts'
import { type Names, nameIn } from '../../../kernel/names.ts'
import { inEachLanguage } from '../../../texts/index.ts'

/** The key of a variant that is described for every market that takes it. */
export const ANY_MARKET = 0

/** A market as a data provider describes it in one language; a variant has its own outcomes. */
export interface MarketDescription {
  readonly marketId: number
  /** Value of the specifier `variant` that it is for; '' for all that have none of their own. */
  readonly variant: string
  readonly language: ServedLocale
  readonly name: string
  /** As the provider calls them. */
  readonly groups: readonly string[]
  readonly outcomes: readonly { readonly id: string; readonly name: string }[]
  /** Whether outcomes are named by the goals to come after the score of the specifier. */
  readonly isFlexScore: boolean
}

/** A data provider's descriptions of its markets and participants. */
export interface DescribedMarkets {
  /** Whether the provider prices outcomes of this book's own markets together. */
  readonly arePricedTogether: boolean
  /** Null where neither the provider nor this book describes the market. */
  descriptor(sport: SportKey, marketId: number, specifier: string): DescribedMarket | null
  /** The provider's groups, empty where it has not described them; null for a market that is not known. */
  groups(sport: SportKey, marketId: number, specifier: string): readonly string[] | null
  /**
   * Whether an outcome and the competitors of its market have names: it is described, or a competitor with a known
   * name.
   */
  describes(sport: SportKey, marketId: number, specifier: string, outcomeId: string): boolean
  /** Name behind a URN. */
  profile(urn: string, locale: ServedLocale): string | undefined
}

/** The provider's groups as tabs of a match page. */
const TABS: Readonly<Record<string, MarketGroup>> = {
  regular_play: 'main',
  score: 'score',
  combo: 'combos',
  corners: 'corners',
  bookings: 'cards',
  scorers: 'scorers',
  '1st_half': 'halves',
  '2nd_half': 'halves',
  set: 'sets',
  game: 'games',
  quarter: 'quarters',
  period: 'periods',
  map: 'maps',
  kills: 'kills',
}

/** Ids of competitors and players, as they are in specifiers. */
const PERSON = /^(?:sr|od|ls):(?:player|competitor|simpleteam|simple_team):\d+$/

export function createDescribedMarkets(
  descriptions: readonly MarketDescription[],
  profiles: ReadonlyMap<string, Names>,
  arePricedTogether = false,
): DescribedMarkets {
  const byKey = new Map(descriptions.map((one) => [keyOf(one.marketId, one.variant, one.language), one]))
  const made = new Map<string, DescribedMarket | null>()

  function find(marketId: number, variant: string, language: MarketDescription['language']) {
    const own = byKey.get(keyOf(marketId, variant, language))
    const shared = variant === '' ? undefined : byKey.get(keyOf(marketId, '', language))
    const ofAny = variant === '' ? undefined : byKey.get(keyOf(ANY_MARKET, variant, language))
    // A variant alone does not describe the market.
    if (own === undefined && shared !== undefined && ofAny !== undefined) return { ...shared, outcomes: ofAny.outcomes }
    if (own === undefined || shared === undefined) return own ?? shared
    // A variant defines its outcomes; tabs are those of the market.
    const groups = shared.groups.length > 0 ? shared.groups : own.groups
    return { ...shared, groups, name: own.name, outcomes: own.outcomes.length > 0 ? own.outcomes : shared.outcomes }
  }

  /** In the first of our languages that the provider speaks. */
  function findAny(marketId: number, variant: string) {
    for (const locale of SERVED_LOCALES) {
      const description = find(marketId, variant, locale)
      if (description !== undefined) return description
    }
    return undefined
  }

  /** Outcomes that are described in any language, each by its first name. */
  function outcomesIn(marketId: number, variant: string): MarketDescription['outcomes'] {
    const all = SERVED_LOCALES.flatMap((locale) => find(marketId, variant, locale)?.outcomes ?? [])
    return [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([first]) => (first === undefined ? [] : [first]))
  }

  function make(sport: SportKey, marketId: number, specifier: string, variant: string): DescribedMarket | null {
    const known = marketDescriptor(sport, marketId)
    const description = findAny(marketId, variant)
    if (description === undefined) return known
    const outcomes = outcomesIn(marketId, variant).map(({ id, name }): OutcomeDescriptor => {
      const own = known === null ? null : outcomeDescriptor(known, specifier, id)
      const translated = inEachLanguage(
        (locale) =>
          find(marketId, variant, locale)?.outcomes.find((one) => one.id === id)?.name ?? own?.name[locale] ?? name,
      )
      return { id, key: own?.key ?? null, name: translated }
    })
    const { total, hcp } = parseSpecifier(specifier)
    const tabs = description.groups.map((group) => TABS[group]).filter((tab) => tab !== undefined)
    const line = total !== undefined ? 'total' : hcp !== undefined ? 'hcp' : null
    return {
      id: marketId,
      groups: [...new Set<MarketGroup>(line === null ? tabs : [...tabs, line])],
      name: inEachLanguage(
        (locale) => find(marketId, variant, locale)?.name ?? known?.name[locale] ?? description.name,
      ),
      outcomes: outcomes.length > 0 ? { kind: 'fixed', outcomes } : { kind: 'competitors' },
      margin: known?.margin ?? (outcomes.length === 3 ? 'three_way' : outcomes.length === 2 ? 'two_way' : 'many'),
      columns: outcomes.length === 3 ? 3 : outcomes.length === 2 ? 2 : 1,
      listing: known?.listing ?? null,
      isFlexScore: description.isFlexScore,
    }
  }

  function descriptor(sport: SportKey, marketId: number, specifier: string): DescribedMarket | null {
    const { variant = '', total, hcp } = parseSpecifier(specifier)
    const key = `${sport}/${marketId}/${variant}/${total === undefined ? '' : 't'}${hcp === undefined ? '' : 'h'}`
    const known = made.get(key)
    if (known !== undefined) return known
    const built = make(sport, marketId, specifier, variant)
    made.set(key, built)
    return built
  }

  return {
    arePricedTogether,
    descriptor,
    groups(sport, marketId, specifier) {
      const { variant = '' } = parseSpecifier(specifier)
      const description = findAny(marketId, variant)
      if (description !== undefined) return description.groups
      return marketDescriptor(sport, marketId) === null ? null : []
    },
    describes(sport, marketId, specifier, outcomeId) {
      const own = descriptor(sport, marketId, specifier)
      if (own === null) return false
      const people = Object.values(parseSpecifier(specifier)).filter((value) => PERSON.test(value))
      if (people.some((urn) => !profiles.has(urn))) return false
      return (
        own.outcomes.kind === 'numbers' ||
        outcomeDescriptor(own, specifier, outcomeId) !== null ||
        profiles.has(outcomeId)
      )
    },
    profile(urn, locale) {
      const names = profiles.get(urn)
      return names && nameIn(names, locale)
    },
  }
}

/** The descriptions of this book's own markets. */
export const OWN_MARKETS = createDescribedMarkets([], new Map())

function keyOf(marketId: number, variant: string, language: string): string {
  return `${marketId}/${variant}/${language}`
}
