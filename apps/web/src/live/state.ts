import type {
  EventData,
  EventStatus,
  Market,
  MarketPatch,
  MarketStatus,
  Provider,
  SportEvent,
  SportType,
  Statistics,
} from '@touchline/contract'

/** One price as it is shown. A new object for each change, the same object while nothing changed. */
export interface LiveOutcome {
  /** Scaled by 10,000. */
  readonly odds: number
  readonly active: boolean
  /** Of its market; suspended while its provider is down. */
  readonly marketStatus: MarketStatus
  /** How the last change moved the odds; null for a price that has not moved while watched. */
  readonly direction: 'up' | 'down' | null
  /** When it last moved, in ms; 0 for never. */
  readonly changedAt: number
}

/** A market with what moves beside what does not. */
export interface LiveMarket {
  /** Names, order, columns: as first received. Prices and status in it are of that time. */
  readonly definition: Market
  readonly status: MarketStatus
  readonly mostBalanced: boolean
  /** Match version of the newest data in it. */
  readonly version: number
  readonly outcomes: ReadonlyMap<string, LiveOutcome>
}

/** Score, clock and phase of an event. */
export interface EventFacts {
  readonly status: EventStatus
  readonly stage: number
  readonly stageName: string
  /** ISO 8601. */
  readonly startTime: string
  readonly availableMarkets: number
  readonly betStopReason: string | null
  /** Another provider's event of the same match that is offered in place of this one. */
  readonly offeredAs?: number | undefined
  readonly statistics: Statistics | null
  /** What a draw has drawn so far, in that order; null for all others. */
  readonly drawn: { readonly balls: readonly number[]; readonly bonus: number | null } | null
}

/** Which markets a listing shows of an event, by market key. */
export interface ListingKeys {
  readonly main: string | null
  readonly secondary: string | null
  readonly top: readonly string[]
  /** Those that were the balanced line when they were listed. */
  readonly balanced: readonly string[]
}

/** Everything known of one event. Applying a message returns the same object when nothing changed. */
export interface LiveEvent {
  readonly id: number
  readonly provider: Provider
  readonly sportType: SportType
  readonly providerUp: boolean
  /** Version of `facts`. */
  readonly version: number
  readonly facts: EventFacts
  readonly listing: ListingKeys
  readonly markets: ReadonlyMap<string, LiveMarket>
  /** Newest change of each market that has no definition yet: it may overtake the response with the definition. */
  readonly orphans: ReadonlyMap<string, Orphan>
  /** A listed market is no longer the one to list: request the current one from the back end. */
  readonly listingStale: boolean
}

export interface Orphan {
  readonly version: number
  readonly patch: MarketPatch
}

export type MarketsChanged = EventData<'markets_changed'>
export type SportEventData = SportEvent
