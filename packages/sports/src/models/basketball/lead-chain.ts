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
  // Chances that the home side scores next, after its own score and after the other's, by lead.
  const again = new Float64Array(size)
  const answer = new Float64Array(size)
  let knownFrom = reach
  let knownTo = reach - 1
  const result = new Float64Array(size)
  // The state of the chain by who scored last, now and a play later.
  let byHome = new Float64Array(size)
  let byAway = new Float64Array(size)
  let nextHome = new Float64Array(size)
  let nextAway = new Float64Array(size)
  result[reach] = counts[0] ?? 0
  let low = reach
  let high = reach
  let [staleFrom, staleTo] = [reach, reach - 1]
  let [writtenFrom, writtenTo] = [Math.max(0, reach - most), Math.min(size - 1, reach + most)]
  const first = homeScoresNext(edge, last, lead)
  for (let points = 1; plays > 0 && points <= most; points++) {
    const share = shares[points] as number
    nextHome[reach + points] = share * first
    nextAway[reach - points] = share * (1 - first)
  }
  for (let n = 1; n <= plays; n++) {
    const [home, away, toHome, toAway] = [nextHome, nextAway, byHome, byAway]
    ;[byHome, byAway, nextHome, nextAway] = [home, away, toHome, toAway]
    // What was written two plays ago.
    toHome.fill(0, staleFrom, staleTo + 1)
    toAway.fill(0, staleFrom, staleTo + 1)
    staleFrom = writtenFrom
    staleTo = writtenTo
    low = Math.max(0, low - most)
    high = Math.min(size - 1, high + most)
    while (low < high && (home[low] as number) + (away[low] as number) < TINY) low++
    while (high > low && (home[high] as number) + (away[high] as number) < TINY) high--
    writtenFrom = Math.max(0, low - most)
    writtenTo = Math.min(size - 1, high + most)
    for (; knownFrom > low; knownFrom--) know(knownFrom - 1)
    for (; knownTo < high; knownTo++) know(knownTo + 1)
    const weight = counts[n] as number
    const isLast = n === plays
    for (let i = low; i <= high; i++) {
      const own = home[i] as number
      const other = away[i] as number
      const both = own + other
      if (both === 0) continue
      result[i] = (result[i] as number) + weight * both
      if (isLast) continue
      const chance = (own * (again[i] as number) + other * (answer[i] as number)) / both
      for (let points = 1; points <= most; points++) {
        const share = both * (shares[points] as number)
        toHome[i + points] = (toHome[i + points] as number) + share * chance
        toAway[i - points] = (toAway[i - points] as number) + share * (1 - chance)
      }
    }
  }
  return trim({ from: lead - reach, p: result })

  function know(i: number): void {
    again[i] = homeScoresNext(edge, 'home', lead + i - reach)
    answer[i] = homeScoresNext(edge, 'away', lead + i - reach)
  }
}
