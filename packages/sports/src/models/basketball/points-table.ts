import type { Pmf } from '../../chance/grid.ts'
import { convolve } from '../../chance/pmf.ts'
import { MOST_PLAY_POINTS, PLAY_POINTS } from './scoring.ts'

const ONE: Pmf = { from: 1, p: Float64Array.from(PLAY_POINTS.slice(1)) }
const TINY = 1e-13

/** Distribution of the points of exactly n plays, grown as needed. */
const AFTER: Pmf[] = [{ from: 0, p: Float64Array.of(1) }]

function pointsAfter(plays: number): Pmf {
  for (let n = AFTER.length; n <= plays; n++) AFTER.push(trim(convolve(AFTER[n - 1] as Pmf, ONE)))
  return AFTER[plays] as Pmf
}

/** Points of both sides together when the number of plays is distributed like `counts`. */
export function pointsOf(counts: Float64Array): Pmf {
  const p = new Float64Array((counts.length - 1) * MOST_PLAY_POINTS + 1)
  for (let n = 0; n < counts.length; n++) {
    const weight = counts[n] ?? 0
    if (weight < TINY) continue
    const points = pointsAfter(n)
    for (let i = 0; i < points.p.length; i++) {
      p[points.from + i] = (p[points.from + i] ?? 0) + weight * (points.p[i] ?? 0)
    }
  }
  return trim({ from: 0, p })
}

/** Drops the ends that hold no mass worth counting. */
export function trim(of: Pmf): Pmf {
  let first = 0
  let last = of.p.length - 1
  while (first < last && (of.p[first] ?? 0) < TINY) first++
  while (last > first && (of.p[last] ?? 0) < TINY) last--
  return { from: of.from + first, p: of.p.subarray(first, last + 1) }
}
