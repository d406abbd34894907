/** Draws that several sports need. */
import type { Rng } from '../rng.ts'

/** A Poisson count by multiplying uniforms; meant for means below about 50. */
export function drawPoisson(rng: Rng, mean: number): number {
  const floor = Math.exp(-mean)
  let count = 0
  let product = rng.next()
  while (product > floor) {
    count++
    product *= rng.next()
  }
  return count
}

/** Gamma with a whole-number shape and mean 1: an average of exponentials. */
export function drawGamma(rng: Rng, shape: number): number {
  let sum = 0
  for (let i = 0; i < shape; i++) sum += rng.exponential(1)
  return sum / shape
}

/** The times of a Poisson process over [0, 1), ascending. */
export function drawTimes(rng: Rng, mean: number): number[] {
  const times: number[] = []
  for (let n = drawPoisson(rng, mean); n > 0; n--) times.push(rng.next())
  return times.sort((a, b) => a - b)
}
