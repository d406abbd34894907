import { lazyPart } from '../../ui/index.ts'

/** What opens with a tab, or with the end of a match: a chunk of its own, with its texts. */
export const StatisticsTab = lazyPart(async () => (await import('./lazy/StatisticsTab.tsx')).StatisticsTab, ['centre'])
export const StreamTab = lazyPart(async () => (await import('./lazy/StreamTab.tsx')).StreamTab, ['centre'])
export const PreviewTab = lazyPart(async () => (await import('./lazy/PreviewTab.tsx')).PreviewTab, ['centre'])
export const SettledMarkets = lazyPart(
  async () => (await import('./lazy/SettledMarkets.tsx')).SettledMarkets,
  ['centre'],
)
