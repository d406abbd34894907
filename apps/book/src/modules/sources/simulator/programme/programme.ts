import { EVENT_STATUS, type Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'
import { createWorld } from '../../../../seed/world.ts'
import { type Catalogue, knowsMatch, storePlaces } from '../../../catalogue/index.ts'
import { DAY_MS, dayOf, dayProgramme } from '../plan/day-programme.ts'
import { createDiary, type Diary, daysOff, rememberedMs } from '../plan/diary.ts'
import { type LiveSpan, planLive } from '../plan/live-programme.ts'
import { planMatch } from '../plan/plan-match.ts'
import { type PlannedMatch, type PlanWorld, planWorld, type SportModels } from '../plan/types.ts'
import type { Runner } from '../run/runner.ts'
import { insertMatches, type NewMatch } from '../store/insert-matches.ts'
import { loadDiary } from '../store/load-diary.ts'
import { loadOpenMatches } from '../store/load-matches.ts'
import type { MatchOrigin, StoredMatch } from '../store/stored-match.ts'
import { loadWorldState, saveWorldState, type WorldState } from '../store/world-state.ts'
import { finalScore } from './final-score.ts'
import { liveHorizonMs, lookBackMs, slotAfter, slotBefore } from './horizon.ts'
import { playedBy } from './played-by.ts'
import { pruneMatches } from './prune.ts'
import { respeed } from './respeed.ts'
import { rosterSpans } from './spans.ts'

/** How far back the diary goes: days off are counted from matches that are over. */
const diaryMs = (speed: number) => Math.max(lookBackMs(speed), rememberedMs(speed))

/** Days of the weekly programme that are planned ahead, and results a new world begins with; older ones: `history`. */
const DAYS_AHEAD = 7
const DAYS_OF_RESULTS = 3
const PRUNE_EVERY_MS = 3_600_000

export interface ProgrammeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly catalogue: Catalogue
  readonly models: SportModels
  readonly runner: Runner
  readonly simSeed: string
  readonly simSpeed: number
  /** How much of the whole programme is played, above 0 to 1. */
  readonly simShare: number
  /** How long results of the weekly programme stay, in days. */
  readonly simHistoryDays: number
  /** Whose leagues are played; absent: all. */
  readonly providers?: readonly Provider[] | undefined
}

/** Keeps the programme filled: the weekly fixtures, and at every moment enough matches under way. */
export interface Programme {
  /**
   * Makes the world or takes up the stored one, and hands its matches to the runner.
   * @param adopted called once the runner has what is stored, before anything is planned
   */
  prepare(adopted?: () => void): Promise<void>
  /** Plans what is missing. */
  round(): Promise<void>
  /** Reads again when teams are busy, after others have moved matches. */
  reread(): Promise<void>
  /** The world as it is planned in. */
  world(): PlanWorld
}

/** What is under way first, then what starts next: in this order people see it. */
function inOrder(matches: readonly StoredMatch[], at: number): readonly StoredMatch[] {
  const isUnderWay = ({ status, startsAt }: StoredMatch) => status !== EVENT_STATUS.prematch || startsAt <= at
  return matches.toSorted((a, b) => Number(isUnderWay(b)) - Number(isUnderWay(a)) || a.startsAt - b.startsAt)
}

export function createProgramme(deps: ProgrammeDeps): Programme {
  const { db, clock, log, catalogue, models, runner, simSpeed: speed } = deps
  let world: PlanWorld = planWorld('', { sports: [], categories: [], tournaments: [], competitors: [] }, models, 1)
  let state: WorldState = { seed: deps.simSeed, speed, liveUntil: 0, lastDay: 0 }
  let diary: Diary = createDiary()
  let lastId = 0
  let prunedAt = 0
  /** Planned matches that are over already: they still count for the moments they were on. */
  let past: LiveSpan[] = []

  async function prepare(adopted = () => {}): Promise<void> {
    const at = clock.now()
    const known = await loadWorldState(db)
    state = known ?? { seed: deps.simSeed, speed, liveUntil: 0, lastDay: dayOf(at) - (DAYS_OF_RESULTS + 1) * DAY_MS }
    if (known !== null && known.seed !== deps.simSeed) {
      log.warn(`This world was made from the seed '${known.seed}' and goes on with it; start a new one for another.`)
    }
    if (known !== null && known.speed !== speed) {
      await respeed(db, speed, at)
      state = { ...known, speed, liveUntil: slotBefore(at, speed) }
      await saveWorldState(db, state)
    }
    // What is stored is played on before anything is looked for or planned: people are watching it.
    lastId = 0
    await adopt()
    adopted()
    const seeded = playedBy(createWorld(state.seed), deps.providers)
    world = planWorld(state.seed, seeded, models, deps.simShare)
    await storePlaces(db, seeded)
    await catalogue.reload()
    await reread()
    await round()
  }

  /** Takes in matches that others have stored. */
  async function adopt(): Promise<void> {
    const found = await loadOpenMatches(db, lastId)
    const strangers = found.filter(
      (match) => !runner.roster.prematch.has(match.id) && !runner.roster.running.has(match.id),
    )
    lastId = Math.max(lastId, ...found.map((match) => match.id))
    if (strangers.length === 0) return
    if (!strangers.every((match) => knowsMatch(catalogue.reference(), match))) await catalogue.reload()
    runner.add(inOrder(strangers, clock.now()))
    await reread()
  }

  async function reread(): Promise<void> {
    diary = await loadDiary(db, clock.now() - diaryMs(speed))
  }

  async function round(): Promise<void> {
    const at = clock.now()
    diary.forget(at - diaryMs(speed))
    past = past.filter((span) => span.endsAt > at - lookBackMs(speed))
    await adopt()
    await planDays(at)
    await planLiveMatches(at)
    if (at - prunedAt < PRUNE_EVERY_MS) return
    prunedAt = at
    await pruneMatches(db, at, speed, deps.simHistoryDays)
  }

  async function planDays(at: number): Promise<void> {
    const last = dayOf(at) + DAYS_AHEAD * DAY_MS
    if (state.lastDay >= last) return
    const first = Math.max(state.lastDay + DAY_MS, dayOf(at) - DAYS_OF_RESULTS * DAY_MS)
    const planned: PlannedMatch[] = []
    for (let day = first; day <= last; day += DAY_MS) {
      for (const fixture of dayProgramme(world, day)) {
        const match = planMatch(world, diary, fixture, speed, daysOff(fixture.tournament.sport))
        if (match !== null) planned.push(match)
      }
    }
    await store(planned, 'programme', { ...state, lastDay: last }, at)
  }

  async function planLiveMatches(at: number): Promise<void> {
    const from = Math.max(state.liveUntil, slotBefore(at - lookBackMs(speed), speed))
    const until = slotAfter(at + liveHorizonMs(speed), speed)
    if (from >= until) return
    const spans = [...rosterSpans(runner.roster), ...past]
    const planned = planLive({ world, diary, spans, from, until, speed })
    await store(planned, 'filler', { ...state, liveUntil: until }, at)
  }

  /** Stores planned matches together with how far the planning has come. */
  async function store(
    planned: readonly PlannedMatch[],
    origin: MatchOrigin,
    next: WorldState,
    at: number,
  ): Promise<void> {
    const matches: NewMatch[] = planned.map((match) => ({
      planned: match,
      finalScore: finalScore(models, match, speed, at),
    }))
    const stored = await db.tx(async (tx) => {
      const rows = await insertMatches(tx, matches, origin, speed)
      await saveWorldState(tx, next)
      return rows
    })
    state = next
    for (const { planned: match, finalScore: score } of matches) {
      if (score === null) continue
      const { sport, tournamentId, startsAt } = match
      past.push({ sport, tournamentId, startsAt, endsAt: startsAt + match.lengthMs / speed })
    }
    runner.add(stored.filter((match) => match.score === null))
  }

  return { prepare, round, reread, world: () => world }
}
