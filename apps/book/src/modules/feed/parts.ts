import type { Provider } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Signals } from '../../lib/signals.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { CustomPricer, PriceBoard } from '../pricing/index.ts'
import type { Providers } from '../providers/index.ts'
import type { Publisher } from '../realtime/index.ts'
import type { AdditionalProgramme } from './additional/additional-programme.ts'
import { syncRoster } from './follow/sync-roster.ts'
import { createLotteries } from './lotteries/lotteries.ts'
import { SPORT_MODELS } from './model/index.ts'
import { createOutrights, type Outrights } from './outrights/outrights.ts'
import type { SportModels } from './plan/types.ts'
import { followOffice } from './programme/follow-office.ts'
import { createProgramme, type Programme } from './programme/programme.ts'
import { createPublication } from './publish/publication.ts'
import { createRaces } from './races/races.ts'
import { storeRound } from './results/store-round.ts'
import { createCustomPricer } from './run/custom-pricer.ts'
import { createProviderGate } from './run/provider-gate.ts'
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
  /** How the data providers are; absent: all up, always. */
  readonly providers?: Providers | undefined
  /** Says that the feed is there for the providers whose matches it plays; absent: nobody listens for it. */
  readonly sayAlive?: ((providers: readonly Provider[], at: number) => Promise<void>) | undefined
  /** Models by sport, the product's where absent. */
  readonly models?: SportModels
  /** Ms of a clock that measures work; the machine's where absent. */
  readonly cpuNow?: (() => number) | undefined
}

/** The feed's parts, put together but not in motion. */
export interface FeedParts {
  readonly runner: Runner
  /** How outcomes of one match or draw hang together. */
  readonly customPricer: CustomPricer
  /** Makes the world or takes up the stored one. */
  prepare(): Promise<void>
  /** Plans matches and championships that are missing. */
  plan(): Promise<void>
  /** Follows what operators decided about matches, and stores scores and results. */
  store(): Promise<void>
  /** Takes over what another process plans and decides. */
  follow(): Promise<void>
}

/** @param wakeStore called when something should be stored soon */
export function createFeedParts(deps: FeedDeps, wakeStore: () => void): FeedParts {
  const { db, clock, log, signals, publisher, catalogue, config, models = SPORT_MODELS } = deps
  const board = createProviderGate({
    board: deps.board,
    providerOf: (matchId) => catalogue.book.get(matchId)?.tournament.provider,
    isDown: (provider) => deps.providers?.statusOf(provider) === 'down',
  })
  const publication = createPublication({ publisher, board, book: catalogue.book, isWatched: deps.isWatched })
  deps.providers?.onChange((provider) => {
    for (const diff of board.switched(provider)) publication.markets(diff, clock.now())
  })
  const outrights: Outrights = createOutrights({ db, clock, log, signals, catalogue, board, publication })
  const lotteries = createLotteries({
    db,
    clock,
    signals,
    catalogue,
    board,
    publication,
    simSpeed: config.simSpeed,
    worldSeed: () => programme.world().seed,
  })
  const races = createRaces({
    db,
    clock,
    signals,
    catalogue,
    board,
    publication,
    simSpeed: config.simSpeed,
    worldSeed: () => programme.world().seed,
    wakeStore,
  })
  const additional: readonly AdditionalProgramme[] = [races, lotteries]
  const touchOthers = (at: number) => {
    outrights.touch(at)
    for (const other of additional) other.touch(at)
  }
  const stepOthers = (at: number) => {
    for (const other of additional) other.step(at)
  }
  const playing = { clock, log, catalogue, board, publication, models, wakeStore, stepOthers, touchOthers }
  const runner = createRunner(playing, deps.cpuNow)
  const programme: Programme = createProgramme({ ...config, db, clock, log, catalogue, models, runner })

  async function foundOutrights(): Promise<void> {
    const { seed, tournaments, competitors } = programme.world()
    await outrights.round(seed, tournaments, competitors)
  }

  const matchPricer = createCustomPricer(runner.roster)

  return {
    runner,
    customPricer: {
      together: (eventId, legs) => (lotteries.holds(eventId) ? lotteries : matchPricer).together(eventId, legs),
    },
    async prepare() {
      runner.clear()
      await programme.prepare()
      await foundOutrights()
      for (const other of additional) await other.prepare()
      if (additional.length > 0) await catalogue.reload()
      for (const other of additional) await other.plan()
    },
    async plan() {
      await programme.round()
      await foundOutrights()
      for (const other of additional) await other.plan()
    },
    async follow() {
      await syncRoster(db, catalogue, runner)
      await outrights.follow()
      for (const other of additional) await other.follow()
    },
    async store() {
      if (await followOffice(db, runner)) await programme.reread()
      await storeRound({ db, clock, signals, catalogue, models, roster: runner.roster })
      for (const other of additional) await other.store()
    },
  }
}
