import type { Db } from '../../db/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import { createLoop, type Loop } from '../../lib/loop.ts'
import type { Service } from '../../lib/service.ts'
import type { Signals } from '../../lib/signals.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { PriceBoard } from '../pricing/index.ts'
import type { Publisher } from '../realtime/index.ts'
import { SPORT_MODELS } from './model/index.ts'
import { createOutrights } from './outrights/outrights.ts'
import type { SportModels } from './plan/types.ts'
import { planEveryMs } from './programme/horizon.ts'
import { createProgramme } from './programme/programme.ts'
import { createPublication } from './publish/publication.ts'
import { countBets } from './results/open-legs.ts'
import { storeRound } from './results/store-round.ts'
import { createRunner, type Runner } from './run/runner.ts'

/** What the feed needs. */
export interface FeedDeps {
  readonly config: { readonly simSeed: string; readonly simSpeed: number }
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly signals: Signals
  readonly board: PriceBoard
  readonly publisher: Publisher
  readonly catalogue: Catalogue
  /** Whether somebody listens to a channel or may come back to it; absent: always. */
  readonly isWatched?: ((channel: string) => boolean) | undefined
  /** Models by sport, the product's where absent. */
  readonly models?: SportModels
}

export interface Feed extends Service {
  readonly runner: Runner
}

/** Results must be stored soon enough for bets to be paid within two seconds of them. */
const STORE_EVERY_MS = 1_000
const COUNT_BETS_EVERY_MS = 15_000
/** At the start prices are made in slices until everything has some, or this much wall time has passed. */
const WARM_UP_MS = 3_000

/** Plays the demo world: plans it, prices it, publishes what changes and stores how matches end. */
export function createFeed(deps: FeedDeps): Feed {
  const { db, clock, log, signals, board, publisher, catalogue, config, models = SPORT_MODELS } = deps
  const publication = createPublication({ publisher, board, book: catalogue.book, isWatched: deps.isWatched })
  const outrights = createOutrights({ db, clock, log, signals, catalogue, board, publication })
  const runner = createRunner({
    clock,
    log,
    catalogue,
    board,
    publication,
    models,
    wakeStore: () => store.wake(),
    touchOthers: (at) => outrights.touch(at),
  })
  const programme = createProgramme({ ...config, db, clock, log, catalogue, models, runner })
  const store: Loop = createLoop({
    name: 'storing results',
    clock,
    log,
    everyMs: STORE_EVERY_MS,
    async round() {
      await storeRound({ db, clock, signals, catalogue, models, roster: runner.roster })
      return false
    },
  })
  const planner = createLoop({
    name: 'planning matches',
    clock,
    log,
    everyMs: planEveryMs(config.simSpeed),
    async round() {
      await programme.round()
      await foundOutrights()
      return false
    },
  })
  const counter = createLoop({
    name: 'counting bets',
    clock,
    log,
    everyMs: COUNT_BETS_EVERY_MS,
    async round() {
      catalogue.book.setBetsCounts(await countBets(db))
      return false
    },
  })

  async function foundOutrights(): Promise<void> {
    const { seed, tournaments, competitors } = programme.world()
    await outrights.round(seed, tournaments, competitors)
  }

  return {
    name: 'feed',
    runner,
    async run() {
      runner.clear()
      await programme.prepare()
      await foundOutrights()
      const began = performance.now()
      while (runner.step(20) && performance.now() - began < WARM_UP_MS) await new Promise((next) => setImmediate(next))
      await storeRound({ db, clock, signals, catalogue, models, roster: runner.roster })
      runner.start()
      await Promise.all([store.run(), planner.run(), counter.run()])
    },
    async stop() {
      runner.stop()
      await Promise.all([planner.stop(), counter.stop(), store.stop()])
    },
  }
}
