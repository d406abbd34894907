/**
 * The scoring process (Gabel and Redner 2012): plays come at a steady rate, the side that scored last scores again with
 * a chance of .348, and a side that leads is a little less likely to make the next play. One definition serves the
 * simulation and the pricing.
 */
import type { Side } from '../types.ts'

/** Who made the last scoring play of the period. */
export type LastScorer = Side | null

const AGAIN = 0.348
const PULL = 0.0022

/** Share of the scoring plays worth 1, 2, 3 and 4 points. */
export const PLAY_POINTS: readonly number[] = [0, 0.1, 0.585, 0.295, 0.02]
export const MOST_PLAY_POINTS = 4

/** Chance that the home side makes the next scoring play; `lead` is home minus away. */
export function homeScoresNext(edge: number, last: LastScorer, lead: number): number {
  const habit = last === null ? 0.5 : last === 'home' ? AGAIN : 1 - AGAIN
  return Math.min(0.95, Math.max(0.05, habit + edge - PULL * lead))
}
