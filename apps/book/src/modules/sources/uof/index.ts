/** The Unified Odds Feed as a source of prices: what it says is taken in anywhere, and played where the offer is owned. */
export { leaveMessage } from './inbox.ts'
export { createFeedIngest, type FeedIngest, type FeedReport, type IngestOptions } from './ingest-feed.ts'
export type { LoggedMarket } from './log/market-log.ts'
export { loadPriceLogs, type PriceLog } from './price-log.ts'
export { isPrematchProducer } from './state/producer-scopes.ts'
export { createUofSource, type UofSource, type UofSourceDeps } from './uof-source.ts'
