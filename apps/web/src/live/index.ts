export { createFeed, type Feed, type FeedLine, type FeedState } from './feed.ts'
export {
  type FeedAccess,
  FeedProvider,
  useFeedFresh,
  useFeedState,
  useMatchChannel,
  usePrivateEvents,
  useRowChannel,
} from './feed-context.ts'
export {
  LiveProvider,
  type ShownMarket,
  useListing,
  useLiveStore,
  useMarkets,
  useMatchLive,
  useOutcome,
} from './hooks.ts'
export { createRefetcher } from './refetcher.ts'
export { createRowHolds } from './row-holds.ts'
export type { ListingKeys, LiveMatch, LiveOutcome, MatchFacts } from './state.ts'
export { createLiveStore, type LiveStore } from './store.ts'
export { readTestProviders, TEST_PROVIDERS } from './test-providers.ts'
export { topicOf } from './topics.ts'
export { onSecond, useNow } from './use-now.ts'
