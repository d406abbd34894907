import type { EventStatus, Provider, SportEventType, SportType } from '@touchline/contract'
import type { DescribedMarket } from '@touchline/sports'
import type { ServedLocale } from '../locale.ts'

/** An event as a bet shows it, in one language. */
export interface EventDescription {
  readonly id: number
  readonly urn_id: string
  readonly slug: string
  readonly type: SportEventType
  readonly name: string
  /** Null for all but matches. */
  readonly home: string | null
  readonly away: string | null
  readonly sport_key: string
  readonly tournament_name: string
  readonly tournament_id: number
  readonly category_id: number
  readonly sport_id: number
  readonly sport_type: SportType
  readonly provider: Provider
  readonly status: EventStatus
  /** Unix ms. */
  readonly start_time: number
  readonly score: { readonly home: number; readonly away: number } | null
  /** Name of an outright's or race's competitor by outcome id. */
  competitor(outcomeId: string): string | undefined
  /** How its provider describes a market, where it does. */
  market?(marketId: number, specifier: string): DescribedMarket | null
}

/** Reads from memory where it can: placement calls it for every request. */
export interface EventDirectory {
  /** Descriptions by event id; unknown ids are absent. */
  describe(ids: readonly number[], locale: ServedLocale): Promise<ReadonlyMap<number, EventDescription>>
  /** Events that can be seen now. */
  counts(): Promise<{ readonly live: number; readonly prematch: number; readonly esports: number }>
}
