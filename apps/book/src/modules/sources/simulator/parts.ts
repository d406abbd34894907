import type { Provider } from '@touchline/contract'
import { SPORT_MODELS } from '@touchline/sports'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Log } from '../../../kernel/log.ts'
import type { Signals } from '../../../kernel/signals.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { OfferSink } from '../../offer/index.ts'
import type { CustomPricer } from '../../pricing/index.ts'
import type { AdditionalProgramme } from './additional/additional-programme.ts'
import { createHistory } from './history/history.ts'
import { createLotteries } from './lotteries/lotteries.ts'
import { createOutrights, type Outrights } from './outrights/outrights.ts'
import type { SportModels } from './plan/types.ts'
import { followOperator } from './programme/follow-operator.ts'
import { createProgramme, type Programme, type ProgrammeDeps } from './programme/programme.ts'
import { createRaces } from './races/races.ts'
import { storeRound } from './results/store-round.ts'
import { createCustomPricer } from './run/custom-pricer.ts'
import { createRunner, type Runner } from './run/runner.ts'

/** What the simulator needs. */
export interface SimulatorPartsDeps {
  readonly config: Pick<ProgrammeDeps, 'simSeed' | 'simSpeed' | 'simShare' | 'simHistoryDays'>
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly signals: Signals
  readonly catalogue: Catalogue
  /** Where events and prices go. */
  readonly sink: OfferSink
  /** Records a heartbeat for the providers whose matches the simulator plays; absent: heartbeats are not needed. */
  readonly heartbeat?: ((providers: readonly Provider[], at: number) => Promise<void>) | undefined
  /** Providers whose matches are played; absent: all. */
  readonly providers?: readonly Provider[] | undefined
  /** Models by sport, the product's where absent. */
  readonly models?: SportModels
  /** Ms of a clock that measures work; the machine's where absent. */
  readonly cpuNow?: (() => number) | undefined
  /** Whether the product has no visitor; absent: always in use. */
  readonly areVisitorsAway?: (() => boolean) | undefined
}

/** The parts of the simulator, put together but not in motion. */
export interface SimulatorParts {
  readonly runner: Runner
  /** How outcomes of one match or draw hang together. */
  readonly customPricer: CustomPricer
  /** Makes the world or takes up the stored one. @param adopted called once the stored matches can be played */
  prepare(adopted?: () => void): Promise<void>
  /** Plans matches and championships that are missing. */
  plan(): Promise<void>
  /** Plays the latest past day whose results are missing. Returns its age in days; null when none is missing. */
  playPast(): Promise<number | null>
  /** Follows what operators decided about matches, and stores scores and results. */
  store(): Promise<void>
}

/** @param wakeStore called when something should be stored soon */
export function createSimulatorParts(deps: SimulatorPartsDeps, wakeStore: () => void): SimulatorParts {
  const { db, clock, log, signals, catalogue, sink, config, models = SPORT_MODELS } = deps
  const outrights: Outrights = createOutrights({ db, clock, log, signals, catalogue, sink })
  const { simSpeed } = config
  const worldSeed = () => programme.world().seed
  const beside = { db, clock, signals, catalogue, sink, simSpeed, worldSeed }
  const lotteries = createLotteries(beside)
  const races = createRaces({ ...beside, wakeStore })
  const additional: readonly AdditionalProgramme[] = [races, lotteries]
  const confirmOthers = (at: number) => {
    outrights.confirm(at)
    for (const other of additional) other.confirm(at)
  }
  const stepOthers = (at: number) => {
    for (const other of additional) other.step(at)
  }
  const { areVisitorsAway } = deps
  const playing = { clock, log, catalogue, sink, models, wakeStore, stepOthers, confirmOthers, areVisitorsAway }
  const runner = createRunner(playing, deps.cpuNow)
  const programme: Programme = createProgramme({
    ...config,
    providers: deps.providers,
    db,
    clock,
    log,
    catalogue,
    models,
    runner,
  })

  const history = createHistory({ ...config, db, clock, models, world: programme.world })

  async function foundOutrights(): Promise<void> {
    const { seed, tournaments, competitors } = programme.world()
    await outrights.round(seed, tournaments, competitors)
  }

  const matchPricer = createCustomPricer(runner.roster)

  return {
    runner,
    customPricer: {
      jointProbability: (eventId, legs) =>
        (lotteries.holds(eventId) ? lotteries : matchPricer).jointProbability(eventId, legs),
    },
    async prepare(adopted) {
      runner.clear()
      await programme.prepare(adopted)
      await foundOutrights()
      for (const other of additional) await other.prepare()
      await catalogue.reload()
      for (const other of additional) await other.plan()
    },
    async plan() {
      await programme.round()
      await foundOutrights()
      for (const other of additional) await other.plan()
    },
    playPast: history.step,
    async store() {
      if (await followOperator(db, runner)) await programme.reread()
      await storeRound({ db, clock, signals, catalogue, models, roster: runner.roster })
      for (const other of additional) await other.store()
    },
  }
}
