import { drawGamma } from '../../chance/sample.ts'
import type { Rng } from '../../rng.ts'
import { twoDigits } from '../kit/flow.ts'
import { betStopEvents } from '../kit/stops.ts'
import type { MatchEvent, Side } from '../types.ts'
import { ANNOUNCE_BEFORE_MS, HALF_MS } from './clock.ts'
import { drawFlow } from './play-flow.ts'
import { both, drawGoals, type Happening } from './play-goals.ts'
import { drawStops } from './play-stops.ts'
import { drawTimeline, halfAt, type Timeline, timeOf } from './timeline.ts'
import { CORNER_SHAPE, type FootballTruth } from './truth.ts'

/** The whole match. Every process has a random stream of its own, so that one more corner moves no goal. */
export function playMatch(truth: FootballTruth, rng: Rng): readonly MatchEvent[] {
  const timeline = drawTimeline(rng.fork('timeline'))
  const { goals, reds } = drawGoals(truth, rng.fork('goals'))
  const goalTimes = spaced(goals, timeline)
  const redTimes = reds.map((red) => timeOf(timeline, red.u))
  const kicks = penalties(goals, goalTimes, timeline, rng.fork('penalties'))
  const causes = {
    goals: goalTimes,
    reds: redTimes,
    penalties: kicks
      .filter((event) => event.type === 'penalty')
      .map(({ at }) => ({ from: at, to: at + KICK_AFTER_MS })),
  }
  const stops = betStopEvents(drawStops(causes, timeline, rng.fork('stops')))
  const scorers = rng.fork('scorers')
  const events: MatchEvent[] = [
    ...frame(timeline),
    ...drawFlow(truth, timeline, rng.fork('flow')).filter(
      (event) => !goalTimes.some((at) => celebrating(at, event.at)),
    ),
    ...stops.filter(({ at, type }) => type === 'bet_stop' || (at !== timeline.halfTime && at < timeline.fullTime)),
    ...kicks,
    ...corners(truth, timeline, rng.fork('corners')),
    ...both(rng.fork('yellows'), truth.yellows).map((card) => counted('yellow_card', card, timeline, 0.5)),
    ...reds.map((card) => counted('red_card', card, timeline, 0.5)),
    ...goals.flatMap((goal, i) => scored(truth, goal.side, goalTimes[i] ?? 0, timeline, scorers)),
  ]
  return inOrder(events)
}

/** Whether a moment is so near a goal that nothing but the goal is reported. */
function celebrating(goal: number, at: number): boolean {
  return at > goal - 10_000 && at < goal + 35_000
}

function frame(timeline: Timeline): readonly MatchEvent[] {
  const announced = (start: number, half: 1 | 2): MatchEvent => ({
    at: start + HALF_MS - ANNOUNCE_BEFORE_MS,
    type: 'stoppage_announced',
    data: { minutes: timeline.stoppage[half] / 60_000 },
  })
  return [
    { at: 0, type: 'kick_off' },
    announced(0, 1),
    { at: timeline.halfTime, type: 'half_time' },
    { at: timeline.secondHalf, type: 'second_half' },
    announced(timeline.secondHalf, 2),
    { at: timeline.fullTime, type: 'full_time' },
  ]
}

/** Play restarts after a goal; the next one of the same half falls no sooner than that. */
const RESTART_MS = 45_000

function spaced(goals: readonly Happening[], timeline: Timeline): readonly number[] {
  const times: number[] = []
  for (const goal of goals) {
    const at = timeOf(timeline, goal.u)
    const soonest = (times.at(-1) ?? -RESTART_MS) + RESTART_MS
    times.push(soonest > at && soonest < halfAt(timeline, at).to - 1_000 ? soonest : Math.max(at, times.at(-1) ?? 0))
  }
  return times
}

/** From the award of a penalty to its kick. */
const KICK_AFTER_MS = 75_000
const GOALS_FROM_PENALTIES = 0.09
const MISSED_PER_MATCH = 0.06

/** Awards before some goals, and some kicks that are missed. */
function penalties(
  goals: readonly Happening[],
  times: readonly number[],
  timeline: Timeline,
  rng: Rng,
): readonly MatchEvent[] {
  const free = (from: number, to: number): boolean =>
    from > halfAt(timeline, to).from && !times.some((at) => at > from - RESTART_MS && at < to)
  const awarded = goals.flatMap((goal, i): readonly MatchEvent[] => {
    const at = (times[i] ?? 0) - KICK_AFTER_MS
    return rng.chance(GOALS_FROM_PENALTIES) && free(at, at + KICK_AFTER_MS) ? [award(at, goal.side)] : []
  })
  if (!rng.chance(MISSED_PER_MATCH)) return awarded
  const side = rng.chance(0.55) ? 'home' : 'away'
  const at = timeOf(timeline, rng.next())
  const kick = at + KICK_AFTER_MS
  if (kick > halfAt(timeline, at).to || !free(at, kick + RESTART_MS)) return awarded
  return [...awarded, award(at, side), { at: kick, type: 'shot_off_target', side, data: { progress: 0.95 } }]
}

function award(at: number, side: Side): MatchEvent {
  return { at, type: 'penalty', side, data: { progress: 0.9 } }
}

function corners(truth: FootballTruth, timeline: Timeline, rng: Rng): readonly MatchEvent[] {
  const level = drawGamma(rng, CORNER_SHAPE)
  const means = { home: truth.corners.home * level, away: truth.corners.away * level }
  return both(rng, means).map((corner) => counted('corner', corner, timeline, 1))
}

function counted(type: string, { side, u }: Happening, timeline: Timeline, progress: number): MatchEvent {
  return { at: timeOf(timeline, u), type, side, data: { progress } }
}

function scored(truth: FootballTruth, side: Side, at: number, timeline: Timeline, rng: Rng): readonly MatchEvent[] {
  let left = rng.next()
  let scorer = ''
  for (const player of truth.squads[side]) {
    left -= player.share
    if (left < 0) {
      scorer = player.id
      break
    }
  }
  const own = scorer === ''
  return [
    {
      at: Math.max(at - 6_000, halfAt(timeline, at).from),
      type: 'dangerous_attack',
      side,
      data: { progress: twoDigits(rng.range(0.82, 0.94)) },
    },
    { at, type: 'goal', side, data: own ? { own_goal: true, progress: 1 } : { scorer, progress: 1 } },
  ]
}

/** By time; at one time the frame of the match encloses everything else, and a bet stop precedes its cause. */
function inOrder(events: readonly MatchEvent[]): readonly MatchEvent[] {
  return events
    .map((event, i) => ({ event, i }))
    .sort((a, b) => a.event.at - b.event.at || rank(a.event) - rank(b.event) || a.i - b.i)
    .map(({ event }) => event)
}

function rank(event: MatchEvent): number {
  switch (event.type) {
    case 'kick_off':
    case 'second_half':
      return 0
    case 'bet_stop':
    case 'bet_start':
      return 1
    case 'half_time':
    case 'full_time':
      return 3
    default:
      return 2
  }
}
