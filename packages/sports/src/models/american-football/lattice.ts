/** Joint distribution of the points of both sides, built drive by drive. */
import { boundedCache } from '../../chance/bounded-cache.ts'
import type { ScoreGrid } from '../../chance/grid.ts'
import type { Pair } from '../kit/sides.ts'
import type { Side } from '../types.ts'
import { DRIVE_ENDS, driveEnds, drivePoints, type Stage } from './drive.ts'
import type { ScoreCell } from './overtime.ts'
import type { AmericanFootballTruth } from './truth.ts'

/** Points one side can still add that are looked at: more would take a dozen touchdowns. */
const MOST_POINTS = 84
const POINTS_PER_DRIVE = 8
const POINTS_PER_OTHER_DRIVE = 2

/** Points of a number of whole drives of each side; the tables of a match are kept while its state fits them. */
export function drivesGrid(truth: AmericanFootballTruth, drives: Pair): ScoreGrid {
  return cacheOf(truth)(`${drives.home}/${drives.away}`, () => build(truth, drives))
}

const CACHES = new WeakMap<AmericanFootballTruth, ReturnType<typeof boundedCache<ScoreGrid>>>()
const KEPT = 6

function cacheOf(truth: AmericanFootballTruth): ReturnType<typeof boundedCache<ScoreGrid>> {
  const known = CACHES.get(truth)
  if (known !== undefined) return known
  const made = boundedCache<ScoreGrid>(KEPT)
  CACHES.set(truth, made)
  return made
}

function build(truth: AmericanFootballTruth, drives: Pair): ScoreGrid {
  let grid: ScoreGrid = { baseHome: 0, baseAway: 0, height: 1, width: 1, p: Float64Array.of(1) }
  const home = driveCells(truth, 'home', 'own_half')
  const away = driveCells(truth, 'away', 'own_half')
  for (let n = 0; n < Math.max(drives.home, drives.away); n++) {
    if (n < drives.home) grid = addCells(grid, home, { home: POINTS_PER_DRIVE, away: POINTS_PER_OTHER_DRIVE })
    if (n < drives.away) grid = addCells(grid, away, { home: POINTS_PER_OTHER_DRIVE, away: POINTS_PER_DRIVE })
  }
  return grid
}

/** The possible results of one drive from a stage. */
export function driveCells(truth: AmericanFootballTruth, side: Side, stage: Stage): readonly ScoreCell[] {
  const ends = driveEnds(truth[side], stage)
  return DRIVE_ENDS.filter((end) => ends[end] > 0).map((end) => ({ ...drivePoints(end, side), p: ends[end] }))
}

/** The grid after one more, independent, addition of points; it grows by at most `by`. */
export function addCells(grid: ScoreGrid, cells: readonly ScoreCell[], by: Pair): ScoreGrid {
  const height = Math.min(MOST_POINTS + 1, grid.height + by.home)
  const width = Math.min(MOST_POINTS + 1, grid.width + by.away)
  const p = new Float64Array(height * width)
  for (const cell of cells) {
    const rows = Math.min(grid.height, height - cell.home)
    const columns = Math.min(grid.width, width - cell.away)
    for (let i = 0; i < rows; i++) {
      let from = i * grid.width
      let to = (i + cell.home) * width + cell.away
      for (let j = 0; j < columns; j++) {
        p[to] = (p[to] as number) + cell.p * (grid.p[from] as number)
        from++
        to++
      }
    }
  }
  return { ...grid, height, width, p }
}
