import type { MatchSportKey, SportKey } from '@touchline/betting'
import { createRng, type Rng } from '@touchline/sports'
import { wallTime } from '../../../../kernel/zoned-time.ts'
import type { WorldTournament } from '../../../../seed/world.ts'
import type { Diary } from './diary.ts'
import { type LiveTargets, liveTargets } from './live-targets.ts'
import { planMatch } from './plan-match.ts'
import { type RestedLeague, type RestedSide, restedLeagues } from './rested-leagues.ts'
import type { PlannedMatch, PlanWorld } from './types.ts'

/** A match under way or on the programme, as the planner counts it; wall ms. */
export interface LiveSpan {
  readonly sport: SportKey
  readonly tournamentId: number
  readonly startsAt: number
  readonly endsAt: number
}

export interface LivePlan {
  readonly world: PlanWorld
  readonly diary: Diary
  /** What is on the programme already, from the weekly fixtures and from earlier calls. */
  readonly spans: readonly LiveSpan[]
  /** Both on the grid of `slotMs(speed)`. */
  readonly from: number
  readonly until: number
  readonly speed: number
}

/** Leagues where it is night are picked this much more rarely. */
const NIGHT_FACTOR = 0.03
/** Leagues play in rounds: one with a match under way is picked this much more often, until its round is full. */
const ROUND_FACTOR = 400
const ROUND_MATCHES = 6
const ATTEMPTS = 8

const HOUR_MS = 3_600_000
/** Rest counts up to here. */
const MOST_REST_MS = 48 * HOUR_MS
/** Of a league whose sides have just played. */
const LEAST_WEIGHT = 0.001

/** Grid of kick-offs: whole minutes, finer when the clocks run fast. */
export function slotMs(speed: number): number {
  if (speed <= 6) return 60_000
  return speed >= 180 ? 1_000 : Math.max(1, Math.floor(360 / speed)) * 1_000
}

/**
 * Fills the programme so that enough matches are under way at every moment between `from` and `until`, every sport
 * among them: at each step of the grid, matches start until those that last through the whole step reach the floor.
 * Lengths are known from the seeds, so the count holds by construction.
 */
export function planLive(plan: LivePlan): readonly PlannedMatch[] {
  const slot = slotMs(plan.speed)
  const spans = [...plan.spans]
  const planned: PlannedMatch[] = []
  const targets = liveTargets(plan.world.share)
  for (let at = plan.from; at < plan.until; at += slot) {
    const counts = countThrough(spans, at, at + slot)
    const rng = createRng(`${plan.world.seed}/live/${at}`)
    const next = () => mostWanted(plan.world, targets, counts)
    for (let sport = next(); sport !== null; sport = next()) {
      const match = startOne(plan, { sport, at, inPlay: inPlayByLeague(spans, at) }, rng)
      if (match === null) {
        counts.set(sport, { ...countOf(counts, sport), exhausted: true })
        continue
      }
      planned.push(match)
      const endsAt = at + match.lengthMs / plan.speed
      spans.push({ sport, tournamentId: match.tournamentId, startsAt: at, endsAt })
      if (endsAt >= at + slot) counts.set(sport, { ...countOf(counts, sport), live: countOf(counts, sport).live + 1 })
    }
  }
  return planned
}

interface Count {
  readonly live: number
  readonly exhausted: boolean
}

type Counts = Map<SportKey, Count>

function countOf(counts: Counts, sport: SportKey): Count {
  return counts.get(sport) ?? { live: 0, exhausted: false }
}

function countThrough(spans: readonly LiveSpan[], from: number, to: number): Counts {
  const counts: Counts = new Map()
  for (const span of spans) {
    if (span.startsAt > from || span.endsAt < to) continue
    counts.set(span.sport, { live: countOf(counts, span.sport).live + 1, exhausted: false })
  }
  return counts
}

/** Number of matches that are under way at a moment, by tournament id. */
function inPlayByLeague(spans: readonly LiveSpan[], at: number): ReadonlyMap<number, number> {
  const inPlay = new Map<number, number>()
  for (const { tournamentId, startsAt, endsAt } of spans)
    if (startsAt <= at && endsAt > at) inPlay.set(tournamentId, (inPlay.get(tournamentId) ?? 0) + 1)
  return inPlay
}

/** The sport furthest below its least, or, while the total is low, furthest below its wish; null when all is well. */
function mostWanted(world: PlanWorld, { sports: targets, floor }: LiveTargets, counts: Counts): MatchSportKey | null {
  const sports = [...new Set(world.tournaments.map((tournament) => tournament.sport))]
  const open = sports.filter((sport) => !countOf(counts, sport).exhausted)
  const below = open.find((sport) => countOf(counts, sport).live < targets[sport].least)
  if (below !== undefined) return below
  const total = sports.reduce((sum, sport) => sum + countOf(counts, sport).live, 0)
  if (total >= floor) return null
  const share = (sport: MatchSportKey) => countOf(counts, sport).live / targets[sport].wish
  return open.sort((a, b) => share(a) - share(b))[0] ?? null
}

interface KickOff {
  readonly sport: MatchSportKey
  /** Wall ms. */
  readonly at: number
  readonly inPlay: ReadonlyMap<number, number>
}

function startOne(plan: LivePlan, kickOff: KickOff, rng: Rng): PlannedMatch | null {
  const { sport, at } = kickOff
  const fields = plan.world.tournaments.filter((tournament) => tournament.sport === sport)
  const leagues = restedLeagues(plan.diary, fields, sport, at)
  for (let attempt = 0; attempt < ATTEMPTS && leagues.length > 0; attempt++) {
    const { tournament, sides } = pickLeague(leagues, kickOff, rng)
    const [homeId, awayId] = pickSides(sides, rng)
    const match = planMatch(plan.world, plan.diary, { tournament, homeId, awayId, startsAt: at }, plan.speed)
    if (match !== null) return match
  }
  return null
}

/** By chance; leagues are picked more often where it is day, where sides have rested for long, and for their round. */
function pickLeague(leagues: readonly RestedLeague[], { at, inPlay }: KickOff, rng: Rng): RestedLeague {
  const weights = leagues.map(({ tournament, sides }) => {
    const hours = Math.min(MOST_REST_MS, at - Math.max(...sides.slice(0, 2).map(({ last }) => last))) / HOUR_MS
    const count = inPlay.get(tournament.id) ?? 0
    const round = count > 0 && count < ROUND_MATCHES ? ROUND_FACTOR : 1
    return sides.length * hours ** 2 * round * (isDaytime(tournament, at) ? 1 : NIGHT_FACTOR) + LEAST_WEIGHT
  })
  let left = rng.next() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [i, league] of leagues.entries()) {
    left -= weights[i] ?? 0
    if (left < 0) return league
  }
  return rng.pick(leagues)
}

/** Two of the most rested quarter. */
function pickSides(sides: readonly RestedSide[], rng: Rng): readonly [number, number] {
  const first = sides.slice(0, Math.max(2, Math.ceil(sides.length / 4)))
  const home = rng.pick(first)
  return [home.id, rng.pick(first.filter((side) => side !== home)).id]
}

/** Between 11 in the morning and 11 at night where the league plays. */
function isDaytime(league: WorldTournament, at: number): boolean {
  const hour = new Date(wallTime(league.zone, at)).getUTCHours()
  return hour >= 11 && hour < 23
}
