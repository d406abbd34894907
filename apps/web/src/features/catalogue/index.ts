export { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
export { Countdown } from './Countdown.tsx'
export type { EventsList } from './events-list.ts'
export { FieldTime } from './FieldTime.tsx'
export { latest, soonest } from './few-events.ts'
export type { FieldEvent } from './field-event.ts'
export { Listed } from './Listed.tsx'
export { chosenLeagues, type LeagueWish, leagueCall } from './leagues.ts'
export { loadListed, onlyFound, type PagedListing, useListed } from './listed.ts'
export { listingPath } from './listing-path.ts'
export {
  eventTypeOf,
  hourAfter,
  isByTime,
  LISTINGS,
  type Listing,
  narrowed,
  readDay,
  readFilters,
  readSport,
  SIDES,
  SORTS,
  TIME_FILTERS,
} from './listings.ts'
export { loadCalls } from './load-calls.ts'
export { useMakingRows } from './long-list/making-rows.ts'
export { Pages } from './long-list/Pages.tsx'
export { useKept, usePart, useWithout } from './long-list/PartsOfList.tsx'
export { loadSport, offeredSport } from './offered-sport.ts'
export { type LoadOutcome, outcomeOfFailure } from './outcome-of.ts'
export { SportChips } from './SportChips.tsx'
export { SortedByTime } from './sorted-by-time.ts'
export {
  categoryIn,
  eventIn,
  leagueIn,
  loadCategory,
  loadEvent,
  loadLeague,
  marketsCall,
  type SubjectOutcome,
} from './subjects.ts'
