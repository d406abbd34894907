/** The last plays of a match, exactly: with few of them left, who scores and how much can no longer be kept apart. */

import type { Pair } from '../kit/sides.ts'
import type { Lattice } from './lattice.ts'
import { homeScoresNext, type LastScorer, MOST_PLAY_POINTS, PLAY_POINTS } from './scoring.ts'

const TINY = 1e-12

/** Joint lead and total after at most `counts.length - 1` further plays from a score. */
export function lastPlays(edge: number, score: Pair, last: LastScorer, counts: Float64Array): Lattice {
  const most = (counts.length - 1) * MOST_PLAY_POINTS
  const width = most + 1
  const sums = new Float64Array(width * width)
  let scorers: readonly LastScorer[] = [last]
  let layers: readonly Map<number, number>[] = [new Map([[0, 1]])]
  for (let n = 0; n < counts.length; n++) {
    const next = { home: new Map<number, number>(), away: new Map<number, number>() }
    layers.forEach((layer, k) => {
      for (const [key, mass] of layer) {
        sums[key] = (sums[key] ?? 0) + mass * (counts[n] ?? 0)
        if (mass < TINY || n + 1 === counts.length) continue
        const home = Math.floor(key / width)
        const away = key % width
        const chance = homeScoresNext(edge, scorers[k] ?? null, score.home + home - score.away - away)
        for (let points = 1; points <= MOST_PLAY_POINTS; points++) {
          const share = mass * (PLAY_POINTS[points] ?? 0)
          bump(next.home, key + points * width, share * chance)
          bump(next.away, key + points, share * (1 - chance))
        }
      }
    })
    layers = [next.home, next.away]
    scorers = ['home', 'away']
  }
  return asLattice(sums, width, score)
}

function bump(cells: Map<number, number>, key: number, by: number): void {
  cells.set(key, (cells.get(key) ?? 0) + by)
}

function asLattice(sums: Float64Array, width: number, score: Pair): Lattice {
  const most = width - 1
  const lead = { from: score.home - score.away - most, size: 2 * most + 1 }
  const total = { from: score.home + score.away, size: 2 * most + 1 }
  const p = new Float64Array(lead.size * total.size)
  for (let home = 0; home < width; home++) {
    for (let away = 0; away < width; away++) {
      p[(home - away + most) * total.size + home + away] = sums[home * width + away] ?? 0
    }
  }
  return { lead, total, p }
}
