import { lazyComponent } from '../../ui/index.ts'

export { ActiveFilters, filterParts } from './ActiveFilters.tsx'
export {
  type Choosing,
  SPORTS_STALE_MS,
  sideChoices,
  sortChoices,
  switchChoice,
  timeChoices,
  useDayChoices,
  useSportChoices,
} from './choices.ts'
export { Filters } from './Filters.tsx'
export { narrow, useNarrow, useWhen, type When } from './narrow.ts'
export { useNarrowed } from './use-narrowed.ts'

/** Only the browser knows who is there: it comes with the tab. */
export const FollowedTab = lazyComponent(() => import('./lazy/FollowedTab.tsx'), 'FollowedTab', ['finding'])
