import { createLoop, type Loop, type LoopOptions } from '../../lib/loop.ts'
import type { Feed } from './feed-service.ts'
import { createFeedParts, type FeedDeps } from './parts.ts'
import { planEveryMs } from './programme/horizon.ts'
import { countBets } from './results/open-legs.ts'
import { createSignsOfLife } from './run/signs-of-life.ts'
import { warmUp } from './run/warm-up.ts'

/** Results must be stored soon enough for bets to be paid within two seconds of them. */
const STORE_EVERY_MS = 1_000
const COUNT_BETS_EVERY_MS = 15_000

/** Plays the demo world: plans it, prices it, publishes what changes and stores how matches end. */
export function createFeed(deps: FeedDeps): Feed {
  const parts = createFeedParts(deps, () => storing.wake())
  const storing = loop('storing results', STORE_EVERY_MS, store)
  const planning = loop('planning matches', planEveryMs(deps.config.simSpeed), parts.plan)
  const counting = loop('counting bets', COUNT_BETS_EVERY_MS, async () =>
    deps.catalogue.book.setBetsCounts(await countBets(deps.db)),
  )

  const sign = createSignsOfLife({
    clock: deps.clock,
    played: () => [...deps.catalogue.reference().tournaments.values()].map((tournament) => tournament.provider),
    sayAlive: deps.sayAlive ?? (async () => {}),
  })

  /** A feed that cannot store results is not there. */
  async function store(): Promise<void> {
    await parts.store()
    await sign()
  }

  function loop(name: string, everyMs: LoopOptions['everyMs'], round: () => Promise<void>): Loop {
    const { clock, log } = deps
    return createLoop({ name, clock, log, everyMs, round: () => round().then(() => false) })
  }

  return {
    name: 'feed',
    customPricer: parts.customPricer,
    async run() {
      await parts.prepare()
      await warmUp(parts.runner)
      await store()
      parts.runner.start()
      await Promise.all([storing.run(), planning.run(), counting.run()])
    },
    async stop() {
      parts.runner.stop()
      await Promise.all([planning.stop(), counting.stop(), storing.stop()])
    },
  }
}
