import type { Rng } from '../../rng.ts'
import type { Stop } from '../kit/stops.ts'
import type { BetStopReason } from '../types.ts'
import { MINUTE_MS } from './clock.ts'
import { halfAt, type Timeline } from './timeline.ts'

/** Moments that stop betting. Times in ms of match time. */
export interface StopCauses {
  readonly goals: readonly number[]
  readonly reds: readonly number[]
  /** From the award to the kick. */
  readonly penalties: readonly { readonly from: number; readonly to: number }[]
}

const DECOYS: readonly BetStopReason[] = ['possible_goal', 'dangerous_free_kick', 'video_review', 'possible_goal']

/**
 * All bet stops of a match: 3 to 8 s of danger before each goal and 15 to 40 s until it is confirmed and priced, red
 * cards and penalties, three to six alarms that come to nothing, the last minute of the first half for the markets of
 * halves and the last minute of the match for all.
 */
export function drawStops(causes: StopCauses, timeline: Timeline, rng: Rng): readonly Stop[] {
  const stops: Stop[] = []
  for (const at of causes.goals) {
    stops.push(whole(at - rng.int(3_000, 8_000), at, 'possible_goal'))
    stops.push(whole(at, at + rng.int(15_000, 40_000), 'goal_under_review'))
  }
  for (const at of causes.reds) {
    stops.push(whole(at - rng.int(5_000, 15_000), at + rng.int(15_000, 30_000), 'possible_red_card'))
  }
  for (const { from, to } of causes.penalties) {
    stops.push(whole(from - 4_000, to + rng.int(10_000, 20_000), 'possible_penalty'))
  }
  for (let n = rng.int(3, 6); n > 0; n--) {
    const from = Math.round(rng.range(0, timeline.fullTime))
    const duration = rng.int(5_000, 20_000)
    const reason = rng.pick(DECOYS)
    const inBreak = from > timeline.halfTime && from < timeline.secondHalf
    if (!inBreak) stops.push(whole(from, from + duration, reason))
  }
  stops.push({ from: timeline.halfTime - MINUTE_MS, to: timeline.halfTime, reason: 'period_end', groups: 'halves' })
  stops.push(whole(timeline.fullTime - MINUTE_MS, timeline.fullTime, 'match_ending'))
  return stops.map((stop) => clip(stop, timeline)).filter((stop) => stop.from < stop.to)
}

function whole(from: number, to: number, reason: BetStopReason): Stop {
  return { from, to, reason, groups: '' }
}

/** Stops end with the half they began in. */
function clip(stop: Stop, timeline: Timeline): Stop {
  const half = halfAt(timeline, stop.to <= timeline.halfTime ? stop.to : stop.from)
  return { ...stop, from: Math.max(stop.from, half.from), to: Math.min(stop.to, half.to) }
}
