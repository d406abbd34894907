export { type Channels, createChannels } from './channels.ts'
export {
  type ChannelAccess,
  ChannelsProvider,
  useEventChannel,
  useLineState,
  usePricesFresh,
  usePrivateEvents,
  useRowChannel,
} from './channels-context.ts'
export {
  LiveProvider,
  type ShownMarket,
  useEventLive,
  useListing,
  useLiveStore,
  useMarkets,
  useOutcome,
} from './hooks.ts'
export type { Line, LineState } from './line-state.ts'
export { createRefetcher } from './refetcher.ts'
export { createRowHolds } from './row-holds.ts'
export type { EventFacts, ListingKeys, LiveEvent, LiveOutcome } from './state.ts'
export { createLiveStore, type LiveStore } from './store.ts'
export { readTestProviders, TEST_PROVIDERS } from './test-providers.ts'
export { topicOf } from './topics.ts'
export { onSecond, useNow } from './use-now.ts'
