/**
 * A market is one object: what it is called, where it is shown, what it counts, which lines it has, and its outcomes,
 * each with its id, its role, its name and the rule that decides it. Everything else follows: prices, results, custom
 * bets. Ids recur between sports with other names, so a market is found by sport and id.
 */
import type { OutcomeKey } from '@touchline/betting'
import type { Pmf, ScoreStat } from '../chance/grid.ts'
import type { MarginClass } from '../pricing/margins.ts'
import type { LocalText } from '../texts/named.ts'
import type { SpecifierValues } from './specifier.ts'

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

/** What names an outcome: its id, and its role for a listing column (null for all others). */
export interface OutcomeDescriptor {
  readonly id: string
  readonly key: OutcomeKey | null
  readonly name: LocalText
}

export interface Outcome<R = unknown> extends OutcomeDescriptor {
  /** What decides it, made of the market's specifier; null where that makes no sense. */
  rule(specifier: SpecifierValues): R | null
}

/** Where the outcomes of a market come from. */
export type OutcomeSource<R = unknown> =
  | { readonly kind: 'fixed'; readonly outcomes: readonly Outcome<R>[] }
  /** The outcomes depend on the value of the specifier `variant`. */
  | { readonly kind: 'variant'; readonly variants: Readonly<Record<string, readonly Outcome<R>[]>> }
  /**
   * Ids are invented player ids (`player-names.ts`), numbers of a lottery, which are their own names, or URNs of
   * competitors, whose names belong to the catalogue. The model lists them.
   */
  | {
      readonly kind: 'players' | 'competitors' | 'numbers'
      rule(outcomeId: string, specifier: SpecifierValues): R | null
    }

/** Which lines of a market are on offer. The specifier is named after `by`. */
export type Ladder =
  | {
      readonly by: 'hcp' | 'total'
      /** Distance of neighbouring lines: below 1 there are lines that return stakes, or half of them. */
      readonly step: number
      /** Most lines, around the balanced one, or as many from the lowest on. */
      readonly most: number
    }
  | {
      readonly by: 'hcp' | 'total'
      /** Distance of neighbouring lines, which are x.5 and do not creep with the score. */
      readonly step: number | ((of: Pmf) => number)
      /** Most lines on each side of the balanced one. */
      readonly reach: number
    }
  /** These values and no others, each while all of its outcomes are likelier than `least`. */
  | { readonly by: string; readonly values: readonly string[]; readonly least: number }

/** The custom bets a market goes into: markets of one group can be priced together. */
export interface CustomBet {
  readonly group: string
  /** Each value of this specifier is a group of its own: `quarter_3`. */
  readonly per?: string
  /** A part of a match that may never be played returns its stakes then: up to this number it always is. */
  readonly certainTo?: Readonly<Record<string, number>>
}

/** How a market is designed; `defineMarket` makes the market. */
export interface MarketDesign<V extends string = string, R = unknown> {
  /** The Unified Odds Feed's number where it has one. */
  readonly id: number
  /** Tabs, without `all`. */
  readonly groups: readonly MarketGroup[]
  readonly name: LocalText
  readonly outcomes: OutcomeSource<R>
  /** What of a match decides it: one of the views of its sport's model. */
  readonly counts: V
  readonly ladder: Ladder | null
  readonly margin: MarginClass
  /** Outcomes side by side in a market card. */
  readonly columns: 1 | 2 | 3
  /**
   * Place among the columns of a listing row: main, secondary (total), third (handicap), fourth where there is room.
   */
  readonly listing: 'main' | 'secondary' | 'third' | 'fourth' | null
  /** Null: it is sold alone. */
  readonly customBet: CustomBet | null
}

export interface Market<V extends string = string, R = unknown> extends MarketDesign<V, R> {
  /** The statistic its lines are lines of; null where it has none. */
  readonly lineOf: ScoreStat | null
}

/** What the catalogue needs to know of a market. */
export type MarketDescriptor = Market

/** Outcomes as they are named, without what decides them. */
type NamedOutcomes =
  | { readonly kind: 'fixed'; readonly outcomes: readonly OutcomeDescriptor[] }
  | { readonly kind: 'variant'; readonly variants: Readonly<Record<string, readonly OutcomeDescriptor[]>> }
  | { readonly kind: 'players' | 'competitors' | 'numbers' }

/** A market as it is named and shown: one of this package, or one that a data provider describes and decides. */
export interface DescribedMarket
  extends Pick<MarketDescriptor, 'id' | 'groups' | 'name' | 'margin' | 'columns' | 'listing'> {
  readonly outcomes: NamedOutcomes
  /** Whether outcomes are named by the goals to come, `1:0`, which the specifier `score` is added to. @default false */
  readonly isFlexScore?: boolean
}
