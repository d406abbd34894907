import { slotMs } from '../plan/live-programme.ts'

const MINUTE_MS = 60_000
/** No match is longer, in match time. */
const LONGEST_MS = 360 * MINUTE_MS

/** How far ahead live matches are planned, in wall ms: an hour at most, less when the clocks run fast. */
export function liveHorizonMs(speed: number): number {
  return Math.min(60 * MINUTE_MS, Math.max(MINUTE_MS, (270 * MINUTE_MS) / speed))
}

/** How far back a match under way now may have started, in wall ms. */
export function lookBackMs(speed: number): number {
  return LONGEST_MS / speed
}

/** Time between two looks at the programme, in wall ms. */
export function planEveryMs(speed: number): number {
  return Math.min(MINUTE_MS, Math.max(5_000, liveHorizonMs(speed) / 8))
}

export function slotBefore(at: number, speed: number): number {
  return Math.floor(at / slotMs(speed)) * slotMs(speed)
}

export function slotAfter(at: number, speed: number): number {
  return Math.ceil(at / slotMs(speed)) * slotMs(speed)
}
