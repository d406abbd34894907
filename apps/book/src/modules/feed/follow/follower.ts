import { createLoop } from '../../../lib/loop.ts'
import type { Feed } from '../feed-service.ts'
import { createFeedParts, type FeedDeps } from '../parts.ts'
import { warmUp } from '../run/warm-up.ts'

const SYNC_EVERY_MS = 3_000

export type FollowerDeps = Omit<FeedDeps, 'isWatched'>

/**
 * Lets a process without the feed's role answer calls: it plays and prices the stored matches from their seeds, as the
 * feed does, and neither plans, nor stores, nor publishes anything.
 */
export function createFollower(deps: FollowerDeps): Feed {
  const parts = createFeedParts({ ...deps, isWatched: () => false }, () => {})
  const following = createLoop({
    name: 'following the feed',
    clock: deps.clock,
    log: deps.log,
    everyMs: SYNC_EVERY_MS,
    round: () => parts.follow().then(() => false),
  })
  return {
    name: 'follower',
    customPricer: parts.customPricer,
    async run() {
      await deps.catalogue.reload()
      await parts.follow()
      await warmUp(parts.runner)
      parts.runner.start()
      await following.run()
    },
    async stop() {
      parts.runner.stop()
      await following.stop()
    },
  }
}
