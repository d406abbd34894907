/**
 * The Unified Odds Feed as a source of prices: any process takes its messages in, and the owner of the offer plays
 * them.
 */
export { leaveMessage } from './inbox.ts'
export { createFeedIngest, type FeedIngest, type FeedReport, type IngestOptions } from './ingest-feed.ts'
export type { LoggedMarket } from './log/market-log.ts'
export { FEED_MEASURES } from './measures.ts'
export { loadPriceLogs, type PriceLog } from './price-log.ts'
export { type FeedRecorder, recordFeed } from './record/record-feed.ts'
export { recordTrade360 } from './record/record-trade360.ts'
export { type RecordedLine, readRecording } from './record/recording.ts'
export { type FeedStatus, loadFeedStatus } from './session/feed-status.ts'
export { createLiveFeed, type LiveFeed } from './session/live-feed.ts'
export type { FeedAccount, LiveFeedPorts } from './session/ports.ts'
export type { UofSource, UofSourceDeps } from './source-ports.ts'
export { isPrematchProducer } from './state/producer-scopes.ts'
export type { Trade360Account } from './trade360/account.ts'
export type { SnapshotPace } from './trade360/trade360-api.ts'
export { createTrade360Feed, TRADE360_PROVIDER } from './trade360/trade360-feed.ts'
export { createUofSource } from './uof-source.ts'
