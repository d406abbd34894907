import { createLoop } from '../../../lib/loop.ts'
import type { Feed } from '../../../modules/feed/feed-service.ts'
import { createFeedParts, type FeedDeps } from '../../../modules/feed/parts.ts'
import { createSignsOfLife } from '../../../modules/feed/run/signs-of-life.ts'
import { loadOpenMatches } from '../../../modules/feed/store/load-matches.ts'

const STORE_EVERY_MS = 1_000

/**
 * The product's feed without its planner: it plays, prices, publishes and stores the matches that are in the database, from
 * their seeds. Work costs nothing here, so that how much of it is done at a time does not depend on the machine.
 */
export function createPlayedFeed(deps: FeedDeps): Feed {
  const { db, clock, log } = deps
  const parts = createFeedParts({ ...deps, cpuNow: () => 0 }, () => storing.wake())
  const storing = createLoop({
    name: 'storing results',
    clock,
    log,
    everyMs: STORE_EVERY_MS,
    round: () => store().then(() => false),
  })
  const sign = createSignsOfLife({
    clock,
    played: () => [...deps.catalogue.reference().tournaments.values()].map((tournament) => tournament.provider),
    sayAlive: deps.sayAlive ?? (async () => {}),
  })

  async function store(): Promise<void> {
    await parts.store()
    await sign()
  }

  return {
    name: 'feed',
    customPricer: parts.customPricer,
    async run() {
      parts.runner.add(await loadOpenMatches(db))
      parts.runner.step()
      await store()
      parts.runner.start()
      await storing.run()
    },
    async stop() {
      parts.runner.stop()
      await storing.stop()
    },
  }
}
