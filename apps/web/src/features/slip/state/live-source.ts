import type { MarketUpdate, MatchStatus, SlipSelection } from '@touchline/betting'
import type { EventStatus, Market, SportEvent } from '@touchline/contract'

/** What the feed says now about a match with a selection in the slip. */
export interface LiveView {
  readonly status: MatchStatus
  /** Those of the markets asked for that are known, whole. */
  readonly markets: readonly MarketUpdate[]
}

/** The page's live data, as far as the slip needs it. */
export interface LiveSource {
  /** Follows the matches and prices of these selections and tells which match changed. @returns stops following */
  follow: (selections: readonly SlipSelection[], onChange: (matchId: number) => void) => () => void
  /** What is known of a match and its markets with these keys (`id/specifier`); null where nothing is. */
  read: (matchId: number, marketKeys: ReadonlySet<string>) => LiveView | null
  /** Takes what was fetched for the slip, so that it moves from there. */
  ingest: (events: readonly SportEvent[], markets: readonly FetchedMarkets[]) => void
}

/** Markets of one match as the server answered them. */
export interface FetchedMarkets {
  readonly matchId: number
  readonly markets: readonly Market[]
}

const STATUS_NAMES: Readonly<Record<EventStatus, MatchStatus>> = {
  0: 'prematch',
  1: 'live',
  2: 'stopped',
  3: 'closed',
  4: 'finished',
  5: 'not_covered',
}

/** Name of the wire's event status code. */
export function matchStatusName(code: EventStatus): MatchStatus {
  return STATUS_NAMES[code]
}

/** Keys of the markets of a match that these selections are of. */
export function marketKeysOf(selections: readonly SlipSelection[], matchId: number): ReadonlySet<string> {
  return new Set(selections.filter((leg) => leg.matchId === matchId).map((leg) => `${leg.marketId}/${leg.specifier}`))
}
