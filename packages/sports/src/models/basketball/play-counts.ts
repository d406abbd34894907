/**
 * How many scoring plays a stretch of game clock holds. The time between two plays is a sum of two exponential stages
 * (a Gamma of shape 2): with plain exponential intervals totals would spread too wide.
 */

/** Stages pass at this rate when plays come at `pace`. */
export function stageRate(pace: number): number {
  return 2 * pace
}

/**
 * P(n plays within `remainingMs`), n from 0. `sinceMs` is the game clock since the last play or the period's start: the
 * longer it is, the likelier the first of the two stages is behind.
 */
export function playCounts(pace: number, remainingMs: number, sinceMs: number): Float64Array {
  const rate = stageRate(pace)
  const mean = rate * remainingMs
  const second = (rate * sinceMs) / (1 + rate * sinceMs)
  const most = Math.ceil((mean + 6.5 * Math.sqrt(mean) + 8) / 2)
  const counts = new Float64Array(most + 1)
  let term = Math.exp(-mean)
  let sum = 0
  for (let stages = 0; stages <= 2 * most; stages++) {
    const whole = stages >> 1
    const begun = (stages + 1) >> 1
    counts[whole] = (counts[whole] ?? 0) + (1 - second) * term
    if (begun <= most) counts[begun] = (counts[begun] ?? 0) + second * term
    sum += term
    term *= mean / (stages + 1)
  }
  for (let n = 0; n <= most; n++) counts[n] = (counts[n] ?? 0) / sum
  return counts
}
