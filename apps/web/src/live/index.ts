export { type Channels, createChannels } from './channels.ts'
export {
  type ChannelAccess,
  ChannelsProvider,
  useLineState,
  useMatchChannel,
  usePricesFresh,
  usePrivateEvents,
  useRowChannel,
} from './channels-context.ts'
export {
  LiveProvider,
  type ShownMarket,
  useListing,
  useLiveStore,
  useMarkets,
  useMatchLive,
  useOutcome,
} from './hooks.ts'
export type { Line, LineState } from './line-state.ts'
export { createRefetcher } from './refetcher.ts'
export { createRowHolds } from './row-holds.ts'
export type { ListingKeys, LiveMatch, LiveOutcome, MatchFacts } from './state.ts'
export { createLiveStore, type LiveStore } from './store.ts'
export { readTestProviders, TEST_PROVIDERS } from './test-providers.ts'
export { topicOf } from './topics.ts'
export { onSecond, useNow } from './use-now.ts'
