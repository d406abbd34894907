import {
  type EventStatusName,
  type MarketUpdate,
  marketKey,
  type Provider,
  type SlipSelection,
} from '@touchline/betting'
import type { Market, SportEvent } from '@touchline/contract'

/** The live store's current data of a match with a selection in the slip. */
export interface LiveView {
  readonly status: EventStatusName
  /** Those of the markets requested that are known, whole. */
  readonly markets: readonly MarketUpdate[]
}

/** The page's live data, as far as the slip needs it. */
export interface LiveSource {
  /** Follows the matches and prices of these selections and reports which match changed. @returns unsubscribes */
  follow: (selections: readonly SlipSelection[], onChange: (eventId: number) => void) => () => void
  /** What is known of a match and its markets with these keys (`id/specifier`); null where nothing is. */
  read: (eventId: number, marketKeys: ReadonlySet<string>) => LiveView | null
  /** Calls the listener when a provider goes down or comes back. @returns unsubscribes */
  onProvider: (listener: (provider: Provider, isUp: boolean) => void) => () => void
  /** Takes what was fetched for the slip, so that it moves from there. */
  ingest: (events: readonly SportEvent[], markets: readonly FetchedMarkets[]) => void
}

/** Markets of one match as the server returned them. */
export interface FetchedMarkets {
  readonly eventId: number
  readonly markets: readonly Market[]
}

/** Keys of the markets of a match that these selections are of. */
export function marketKeysOf(selections: readonly SlipSelection[], eventId: number): ReadonlySet<string> {
  return new Set(
    selections.filter((leg) => leg.matchId === eventId).map((leg) => marketKey(leg.marketId, leg.specifier)),
  )
}
