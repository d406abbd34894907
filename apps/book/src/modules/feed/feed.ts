import { createLoop, type Loop, type LoopOptions } from '../../lib/loop.ts'
import type { Service } from '../../lib/service.ts'
import { createFeedParts, type FeedDeps } from './parts.ts'
import { planEveryMs } from './programme/horizon.ts'
import { countBets } from './results/open-legs.ts'

/** Results must be stored soon enough for bets to be paid within two seconds of them. */
const STORE_EVERY_MS = 1_000
const COUNT_BETS_EVERY_MS = 15_000
/** At the start prices are made in slices until everything has some, or this much wall time has passed. */
const WARM_UP_MS = 3_000
const WARM_UP_SLICE_MS = 20

/** Plays the demo world: plans it, prices it, publishes what changes and stores how matches end. */
export function createFeed(deps: FeedDeps): Service {
  const parts = createFeedParts(deps, () => storing.wake())
  const storing = loop('storing results', STORE_EVERY_MS, parts.store)
  const planning = loop('planning matches', planEveryMs(deps.config.simSpeed), parts.plan)
  const counting = loop('counting bets', COUNT_BETS_EVERY_MS, async () =>
    deps.catalogue.book.setBetsCounts(await countBets(deps.db)),
  )

  function loop(name: string, everyMs: LoopOptions['everyMs'], round: () => Promise<void>): Loop {
    const { clock, log } = deps
    return createLoop({ name, clock, log, everyMs, round: () => round().then(() => false) })
  }

  return {
    name: 'feed',
    async run() {
      await parts.prepare()
      const began = performance.now()
      while (parts.runner.step(WARM_UP_SLICE_MS) && performance.now() - began < WARM_UP_MS) {
        await new Promise((next) => setImmediate(next))
      }
      await parts.store()
      parts.runner.start()
      await Promise.all([storing.run(), planning.run(), counting.run()])
    },
    async stop() {
      parts.runner.stop()
      await Promise.all([planning.stop(), counting.stop(), storing.stop()])
    },
  }
}
