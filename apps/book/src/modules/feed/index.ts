/** The feed: plans, plays, prices and publishes the demo world, and takes in fixtures of others. */
export { createFeed } from './feed.ts'
export type { Feed } from './feed-service.ts'
export { createFollower } from './follow/follower.ts'
export { type ImportReport, importFixtures } from './import/import-fixtures.ts'
export type { FeedDeps } from './parts.ts'
