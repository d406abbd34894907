/** The catalogue: sports, leagues and events, and the calls that list them. */
export { type Catalogue, createCatalogue } from './catalogue.ts'
export { eventDirectory } from './event-directory.ts'
export {
  competitorsOf,
  type DrawEntry,
  type EventEntry,
  GOINGS,
  type Going,
  type MatchEntry,
  type OutrightEntry,
  type RaceEntry,
  type RunnerEntry,
  type Venue,
} from './events/event-entry.ts'
export { type EventChange, type EventIndex, isOffered, isOpen, offeredInPlaceOf } from './events/event-index.ts'
export { findEvent, findEvents, MAX_EVENT_ID } from './finished/find-events.ts'
export { findMeetings, findResults } from './finished/find-results.ts'
export { entryOfOutright, OUTRIGHT_COLUMNS, type OutrightRow } from './finished/match-row.ts'
export { loadOpenEvents, type OpenEvent, type OpenMatch, type OpenOutright } from './finished/open-events.ts'
export type { StoredCard, StoredCourse } from './finished/race-row.ts'
export { seasonStart } from './finished/season.ts'
export { createCatalogueCalls } from './handlers.ts'
export { type EventQuery, eventFilter } from './listing/event-filter.ts'
export {
  ANY_MARKET,
  type DescribedMarkets,
  type MarketDescription,
  OWN_MARKETS,
} from './reference/described-markets.ts'
export { loadDescribedMarkets } from './reference/load-described-markets.ts'
export {
  type CompetitorRow,
  competitorIn,
  knowsMatch,
  type Reference,
  type SportRow,
  type TournamentRow,
} from './reference/reference.ts'
export { storePlaces } from './reference/store-places.ts'
export { hasVideo } from './views/has-video.ts'
export { listingMarkets } from './views/listing-markets.ts'
export { marketsInOrder } from './views/market-order.ts'
export { marketSetting } from './views/market-setting.ts'
export { periodName } from './views/period-names.ts'
export { presentEvent, wholeBetStop } from './views/present-event.ts'
export { presentMarket } from './views/present-market.ts'
export { presentCompetitor, presentSport, presentSportRef, presentTournament } from './views/present-reference.ts'
export { presentStatistics } from './views/present-statistics.ts'
export { matchSlug, slugOf } from './views/slug.ts'
export { hasStageName, stageName } from './views/stage-names.ts'
