import type { Pmf } from '../../chance/grid.ts'
import { trim } from './points-table.ts'
import { homeScoresNext, type LastScorer, MOST_PLAY_POINTS, PLAY_POINTS } from './scoring.ts'

/** Mass below this is left behind while the chain runs. */
const TINY = 1e-12

/**
 * Distribution of the lead (home minus away) after a stretch that starts at `lead`, its number of plays distributed
 * like `counts`.
 */
export function leadAfter(edge: number, lead: number, last: LastScorer, counts: Float64Array): Pmf {
  // Constants of other modules are read once: this is the innermost loop of the sport.
  const most = MOST_PLAY_POINTS
  const shares = Float64Array.from(PLAY_POINTS)
  const plays = counts.length - 1
  const reach = plays * most
  const size = 2 * reach + 1
  const again = Float64Array.from({ length: size }, (_, i) => homeScoresNext(edge, 'home', lead + i - reach))
  const answer = Float64Array.from({ length: size }, (_, i) => homeScoresNext(edge, 'away', lead + i - reach))
  const result = new Float64Array(size)
  let byHome = new Float64Array(size)
  let byAway = new Float64Array(size)
  let nextHome = new Float64Array(size)
  let nextAway = new Float64Array(size)
  result[reach] = counts[0] ?? 0
  let low = reach
  let high = reach
  if (plays > 0) spread(reach, 1, homeScoresNext(edge, last, lead))
  for (let n = 1; n <= plays; n++) {
    ;[byHome, nextHome] = [nextHome, byHome]
    ;[byAway, nextAway] = [nextAway, byAway]
    nextHome.fill(0)
    nextAway.fill(0)
    low = Math.max(0, low - most)
    high = Math.min(size - 1, high + most)
    while (low < high && (byHome[low] as number) + (byAway[low] as number) < TINY) low++
    while (high > low && (byHome[high] as number) + (byAway[high] as number) < TINY) high--
    const weight = counts[n] as number
    for (let i = low; i <= high; i++) {
      const home = byHome[i] as number
      const away = byAway[i] as number
      const both = home + away
      if (both === 0) continue
      result[i] = (result[i] as number) + weight * both
      if (n < plays) spread(i, both, (home * (again[i] as number) + away * (answer[i] as number)) / both)
    }
  }
  return trim({ from: lead - reach, p: result })

  /** Lets the next play happen from one cell, the home side making it with chance `home`. */
  function spread(i: number, mass: number, home: number): void {
    for (let points = 1; points <= most; points++) {
      const share = mass * (shares[points] as number)
      nextHome[i + points] = (nextHome[i + points] as number) + share * home
      nextAway[i - points] = (nextAway[i - points] as number) + share * (1 - home)
    }
  }
}
