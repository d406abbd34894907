import { lazyComponent } from '../../ui/index.ts'

/** What opens with a tab, or with the end of a match: a chunk of its own, with its texts. */
export const StatisticsTab = lazyComponent(() => import('./lazy/StatisticsTab.tsx'), 'StatisticsTab', ['centre'])
export const TimelineTab = lazyComponent(() => import('./lazy/TimelineTab.tsx'), 'TimelineTab', ['centre'])
export const StreamTab = lazyComponent(() => import('./lazy/StreamTab.tsx'), 'StreamTab', ['centre'])
export const ChatTab = lazyComponent(() => import('./lazy/ChatTab.tsx'), 'ChatTab', ['centre'])
export const PreviewTab = lazyComponent(() => import('./lazy/PreviewTab.tsx'), 'PreviewTab', ['centre'])
export const LineupsTab = lazyComponent(() => import('./lazy/LineupsTab.tsx'), 'LineupsTab', ['centre'])
export const SettledMarkets = lazyComponent(() => import('./lazy/SettledMarkets.tsx'), 'SettledMarkets', ['centre'])
export const OtherMatchesList = lazyComponent(() => import('./lazy/OtherMatchesList.tsx'), 'OtherMatchesList')
export const NextMatches = lazyComponent(() => import('./lazy/NextMatches.tsx'), 'NextMatches')

/** It comes after the page. */
export const BelowMarkets = lazyComponent(() => import('./lazy/BelowMarkets.tsx'), 'BelowMarkets')

/** The field of a live match, a picture without controls: it hydrates on its own, after the page. */
export const TRACKER = lazyComponent(() => import('../tracker/index.ts'), 'Tracker')
// The server draws it with the page; it is there long before the first match is.
if (import.meta.env.SSR) void TRACKER.load()
