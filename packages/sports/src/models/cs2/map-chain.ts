import type { Pmf } from '../../chance/grid.ts'
import type { SeriesCell } from '../kit/series.ts'
import type { Pair } from '../kit/sides.ts'
import { ctSide, HALF, mapOver, OVERTIME_ROUNDS, REGULATION } from './rules.ts'
import type { MapTruth } from './truth.ts'

/** Everything a map is priced from. */
export interface MapDistribution {
  /** Final scores in rounds. */
  readonly cells: readonly SeriesCell[]
  readonly homeWins: number
  readonly margin: Pmf
  readonly total: Pmf
  /** Chance that the map needs overtime. */
  readonly overtime: number
}

/** Overtimes looked ahead; each needs the next with a chance of about .3. */
const OVERTIMES = 12

/** Chance that the home team wins the given round (0 first). */
export function roundWin(map: MapTruth, round: number): number {
  return ctSide(map.ctFirst, round) === 'home' ? map.pCt : map.pT
}

/** Final scores of a map that is at `rounds`: a chain over the rounds that may still be played. */
export function mapDistribution(map: MapTruth, rounds: Pair): MapDistribution {
  const start = rounds.home + rounds.away
  const most = Math.max(REGULATION, start) + OVERTIME_ROUNDS * OVERTIMES
  const total = new Float64Array(most + 1)
  const margin = new Float64Array(2 * REGULATION + 1)
  const cells: SeriesCell[] = []
  let level = 0
  let all = 0
  let homeWins = 0
  // at[home] of the scores with `played` rounds.
  let at = new Float64Array(most + 2)
  at[rounds.home] = 1
  for (let played = start; played <= most; played++) {
    const next = new Float64Array(most + 2)
    const win = roundWin(map, played)
    let alive = false
    for (let home = 0; home <= played; home++) {
      const mass = at[home] as number
      if (mass === 0) continue
      const away = played - home
      if (home === HALF && away === HALF) level = mass
      if (mapOver({ home, away })) {
        cells.push({ home, away, p: mass })
        total[played] = (total[played] as number) + mass
        const index = home - away + REGULATION
        margin[index] = (margin[index] as number) + mass
        all += mass
        if (home > away) homeWins += mass
        continue
      }
      alive = true
      next[home + 1] = (next[home + 1] as number) + mass * win
      next[home] = (next[home] as number) + mass * (1 - win)
    }
    if (!alive) break
    at = next
  }
  // What is left after the last overtime looked at is spread over the rest.
  return {
    cells: cells.map((cell) => ({ ...cell, p: cell.p / all })),
    homeWins: homeWins / all,
    margin: { from: -REGULATION, p: margin.map((p) => p / all) },
    total: { from: 0, p: total.map((p) => p / all) },
    overtime: start > REGULATION ? 1 : level,
  }
}
