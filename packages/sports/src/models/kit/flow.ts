import type { Rng } from '../../rng.ts'
import type { MatchEvent, Side } from '../types.ts'

/** What a moment of play may be, with its weight and the stretch of pitch (0 own goal, 1 opponent's) it happens on. */
export interface FlowMoment {
  readonly type: string
  readonly weight: number
  readonly from: number
  readonly to: number
}

/** Draws a moment of the run of play, for the tracker. @param moments weights sum to 1 */
export function drawMoment(moments: readonly FlowMoment[], at: number, side: Side, rng: Rng): MatchEvent {
  let left = rng.next()
  for (const { type, weight, from, to } of moments) {
    left -= weight
    if (left < 0) return { at, type, side, data: { progress: twoDigits(rng.range(from, to)) } }
  }
  return { at, type: 'possession', side, data: { progress: 0.5 } }
}

/** Pitch positions travel as two decimals. */
export function twoDigits(value: number): number {
  return Math.round(value * 100) / 100
}
