import { broughtPart, lazyPart } from '../../ui/index.ts'

/** What opens with a tab, or with the end of a match: a chunk of its own, with its texts. */
export const StatisticsTab = lazyPart(async () => (await import('./lazy/StatisticsTab.tsx')).StatisticsTab, ['centre'])
export const StreamTab = lazyPart(async () => (await import('./lazy/StreamTab.tsx')).StreamTab, ['centre'])
export const ChatTab = lazyPart(async () => (await import('./lazy/ChatTab.tsx')).ChatTab, ['centre'])
export const PreviewTab = lazyPart(async () => (await import('./lazy/PreviewTab.tsx')).PreviewTab, ['centre'])
export const LineupsTab = lazyPart(async () => (await import('./lazy/LineupsTab.tsx')).LineupsTab, ['centre'])
export const SettledMarkets = lazyPart(
  async () => (await import('./lazy/SettledMarkets.tsx')).SettledMarkets,
  ['centre'],
)
export const OtherMatchesList = lazyPart(async () => (await import('./lazy/OtherMatchesList.tsx')).OtherMatchesList)
export const NextMatches = lazyPart(async () => (await import('./lazy/NextMatches.tsx')).NextMatches)

/** The field of a match that runs, a picture that nothing is pressed on: it comes alive by itself, after the page. */
export const TRACKER = broughtPart(async () => (await import('../tracker/index.ts')).Tracker)
// The server draws it with the page; it is there long before the first match is.
if (import.meta.env.SSR) void TRACKER.bring()
