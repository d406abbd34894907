import type { Provider } from '@touchline/contract'
import type { Clock } from '../../../kernel/clock.ts'
import { createLoop, type LoopOptions } from '../../../kernel/loop.ts'
import type { OfferSink, PriceSource } from '../../offer/index.ts'
import { createSimulatorParts, type SimulatorParts, type SimulatorPartsDeps } from './parts.ts'
import { planEveryMs } from './programme/horizon.ts'
import { countBets } from './results/open-legs.ts'
import { createHeartbeat } from './run/heartbeat.ts'
import { warmUp } from './run/warm-up.ts'
import { createMatchStories } from './stories/match-stories.ts'

/** Results must be stored soon enough for bets to be paid within two seconds of them. */
const STORE_EVERY_MS = 1_000
const COUNT_BETS_EVERY_MS = 15_000

/** Past days are played one after the other with pauses: those of the current seasons sooner than older ones. */
const RECENT_DAYS = 120
const RECENT_PAUSE_MS = 250
const OLDER_PAUSE_MS = 1_000
const LOOK_FOR_PAST_EVERY_MS = 6 * 3_600_000

export interface SimulatorDeps extends Omit<SimulatorPartsDeps, 'sink'> {
  /** Providers whose events it plays. */
  readonly providers: readonly Provider[]
}

/** What a simulator does besides pricing; a simulation of the whole book leaves some of it out. */
export interface SimulatorPlan {
  /** How the world is made or taken up. @param hasPrices whether the board has those of the process before this one */
  prepare(parts: SimulatorParts, hasPrices: boolean): Promise<void>
  /** Whether it plans matches and counts bets itself. */
  readonly plans: boolean
}

const WHOLE: SimulatorPlan = {
  async prepare(parts, hasPrices) {
    // Matches that were under way when another process stopped are played on first; the rest is planned at the same
    // time.
    await parts.prepare(() => parts.runner.start())
    parts.runner.stop()
    // Where there are prices already, the matches in play need the processor more.
    if (!hasPrices) await warmUp(parts.runner)
  },
  plans: true,
}

/** Plays one past day and pauses; returns whether there may be more. */
async function playPast(parts: SimulatorParts, clock: Clock): Promise<boolean> {
  const age = await parts.playPast()
  if (age === null) return false
  await new Promise<void>((next) => clock.after(age < RECENT_DAYS ? RECENT_PAUSE_MS : OLDER_PAUSE_MS, next))
  return true
}

/** Plays the demo world: plans it, prices it and stores how matches end. */
export function createSimulator(deps: SimulatorDeps, plan: SimulatorPlan = WHOLE): PriceSource {
  const { clock, log, catalogue } = deps
  let parts: SimulatorParts | null = null
  let stopAll: () => Promise<void> = async () => {}
  const beat = createHeartbeat({
    clock,
    played() {
      const leagues = [...catalogue.reference().tournaments.values()]
      return leagues.map(({ provider }) => provider).filter((provider) => deps.providers.includes(provider))
    },
    send: deps.heartbeat ?? (async () => {}),
  })

  function loop(name: string, everyMs: LoopOptions['everyMs'], round: () => Promise<void>) {
    return createLoop({ name, clock, log, everyMs, round: () => round().then(() => false) })
  }

  async function start(sink: OfferSink): Promise<void> {
    const made = createSimulatorParts({ ...deps, sink }, () => storing.wake())
    /** A simulator that cannot store results is not there. */
    const store = async () => {
      await made.store()
      await beat()
    }
    const storing = loop('storing results', STORE_EVERY_MS, store)
    const planning = loop('planning matches', planEveryMs(deps.config.simSpeed), made.plan)
    const counting = loop('counting bets', COUNT_BETS_EVERY_MS, async () => sink.betsCounts(await countBets(deps.db)))
    const past = createLoop({
      name: 'playing past days',
      clock,
      log,
      everyMs: LOOK_FOR_PAST_EVERY_MS,
      round: () => playPast(made, clock),
    })
    const loops = plan.plans ? [storing, planning, counting, past] : [storing]
    parts = made
    stopAll = async () => {
      made.runner.stop()
      await Promise.all(loops.map((one) => one.stop()))
    }
    const hasPrices = sink.events.all()[Symbol.iterator]().next().done !== true
    await plan.prepare(made, hasPrices)
    await store()
    made.runner.start()
    for (const one of loops) await one.run()
  }

  return {
    name: 'simulator',
    providers: deps.providers,
    stories: createMatchStories(deps),
    customPricer: { jointProbability: (eventId, legs) => parts?.customPricer.jointProbability(eventId, legs) ?? null },
    start,
    async stop() {
      await stopAll()
      stopAll = async () => {}
      parts = null
    },
  }
}
