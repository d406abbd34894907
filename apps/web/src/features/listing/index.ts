import { lazyPart } from '../../ui/index.ts'

export { ActiveFilters, filterParts } from './ActiveFilters.tsx'
export { narrow, useNarrow } from './narrow.ts'
export { useNarrowed } from './use-narrowed.ts'

/** Only the browser knows who is there: it comes with the tab. */
export const FollowedTab = lazyPart(async () => (await import('./lazy/FollowedTab.tsx')).FollowedTab, ['finding'])
