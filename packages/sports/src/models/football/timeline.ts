import type { Rng } from '../../rng.ts'
import { BREAK_MS, FIRST_HALF_SHARE, HALF_MS, type Half, MINUTE_MS, timeOfShare } from './clock.ts'

/** When the halves of one match begin and end, in ms of match time. */
export interface Timeline {
  readonly stoppage: Readonly<Record<Half, number>>
  readonly halfTime: number
  readonly secondHalf: number
  readonly fullTime: number
}

/** Draws stoppage times: announced 1 to 5 and 3 to 9 minutes, played some seconds over. */
export function drawTimeline(rng: Rng): Timeline {
  const stoppage = { 1: rng.int(1, 5) * MINUTE_MS, 2: rng.int(3, 9) * MINUTE_MS }
  const halfTime = HALF_MS + stoppage[1] + rng.int(5, 50) * 1000
  const secondHalf = halfTime + BREAK_MS
  return { stoppage, halfTime, secondHalf, fullTime: secondHalf + HALF_MS + stoppage[2] + rng.int(5, 50) * 1000 }
}

/** The match time at which the share `u` (0..1) of the match's intensity has passed. */
export function timeOf(timeline: Timeline, u: number): number {
  const at =
    u < FIRST_HALF_SHARE
      ? timeOfShare(1, u, timeline.stoppage[1])
      : timeline.secondHalf + timeOfShare(2, u - FIRST_HALF_SHARE, timeline.stoppage[2])
  return Math.round(at)
}

/** The half a time is in, with its bounds. */
export function halfAt(timeline: Timeline, at: number): { readonly from: number; readonly to: number } {
  return at < timeline.secondHalf
    ? { from: 0, to: timeline.halfTime }
    : { from: timeline.secondHalf, to: timeline.fullTime }
}
