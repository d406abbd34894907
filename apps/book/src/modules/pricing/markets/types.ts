/**
 * Market descriptors: everything about a market that is not a number of a match. Ids recur between sports with other
 * names, so a descriptor is found by sport and id.
 *
 * Files of this folder export one list per sport, named `FOOTBALL_MARKETS`, `TENNIS_MARKETS`, ... in the order in which
 * a match page shows them.
 */
import type { MarginClass } from '../margins.ts'

/** Locales the names are written in. */
export const MARKET_LOCALES = ['en', 'de'] as const
export type MarketLocale = (typeof MARKET_LOCALES)[number]

/**
 * A name per locale, with the Unified Odds Feed's operators: `{x}` value of a specifier, `{!x}` its ordinal, `{+x}` and
 * `{-x}` signed and negated, `{$competitor1}`, `{$competitor2}`.
 */
export type LocalText = Readonly<Record<MarketLocale, string>>

/** Tabs of a match page; every market is also in `all`. */
export const MARKET_GROUPS = [
  'all',
  'main',
  'hcp',
  'total',
  'goals',
  'score',
  'halves',
  'combos',
  'cards',
  'corners',
  'scorers',
  'sets',
  'games',
  'quarters',
  'periods',
  'maps',
  'kills',
  'numbers',
  'first_ball',
  'bonus_ball',
  'outright',
] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

/** What an outcome means to a listing column; null for all others. */
export const OUTCOME_KEYS = ['home', 'draw', 'away', 'over', 'under'] as const
export type OutcomeKey = (typeof OUTCOME_KEYS)[number]

export interface OutcomeDescriptor {
  readonly id: string
  readonly key: OutcomeKey | null
  readonly name: LocalText
}

/** Where the outcomes of a market come from. */
export type OutcomeSource =
  | { readonly kind: 'fixed'; readonly outcomes: readonly OutcomeDescriptor[] }
  /** The outcomes depend on the value of the specifier `variant`. */
  | { readonly kind: 'variant'; readonly variants: Readonly<Record<string, readonly OutcomeDescriptor[]>> }
  /** Outcome ids are invented player ids (`player-names.ts`). */
  | { readonly kind: 'players' }
  /** Outcome ids are competitor URNs; their names belong to the catalogue. */
  | { readonly kind: 'competitors' }
  /** Outcome ids are the numbers of a lottery, and so are their names. */
  | { readonly kind: 'numbers' }

export interface MarketDescriptor {
  readonly id: number
  /** Tabs, without `all`. */
  readonly groups: readonly MarketGroup[]
  readonly name: LocalText
  readonly outcomes: OutcomeSource
  readonly margin: MarginClass
  /** Outcomes side by side in a market card. */
  readonly columns: 1 | 2 | 3
  /** The ladder of lines this market belongs to, by its specifier; null when it has no line. */
  readonly line: 'hcp' | 'total' | null
  /** Place among the columns of a listing row: main, secondary (total), third (handicap). */
  readonly listing: 'main' | 'secondary' | 'third' | null
}
