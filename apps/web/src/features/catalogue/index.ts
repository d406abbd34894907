export { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
export { type ChipItem, Chips } from './Chips.tsx'
export { Empty } from './Empty.tsx'
export { ErrorMessage } from './ErrorMessage.tsx'
export { FieldTime } from './FieldTime.tsx'
export type { FieldEvent } from './field-event.ts'
export {
  eventTypeOf,
  LISTINGS,
  type Listing,
  type ListingFilters,
  readFilters,
  readSport,
  SORTS,
  TIME_FILTERS,
} from './listings.ts'
export { loadCalls } from './load-calls.ts'
export { outcomeOfFailure } from './outcome-of.ts'
export { Pages } from './Pages.tsx'
export { PageTitle } from './PageTitle.tsx'
export { Prose, type ProseSection } from './Prose.tsx'
export { SportChips } from './SportChips.tsx'
export { Stack } from './Stack.tsx'
