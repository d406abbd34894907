/** The feed: plans, plays, prices and publishes the demo world. */
export { createFeed, type Feed, type FeedDeps } from './feed.ts'
export {
  type ImportOptions,
  type ImportReport,
  importFixtures,
  type LeagueReport,
} from './import/import-fixtures.ts'
