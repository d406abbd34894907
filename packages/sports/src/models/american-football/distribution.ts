import { type ScoreGrid, type ScoreViews, scoreViews } from '../../chance/grid.ts'
import { QUARTERS } from '../kit/quarters.ts'
import type { Pair } from '../kit/sides.ts'
import { addCells, driveCells, drivesGrid } from './lattice.ts'
import { overtimeCells, type ScoreCell, wholeOvertime } from './overtime.ts'
import { drivesBefore, drivesOf, possession } from './schedule.ts'
import { type AmericanFootballState, nextInOvertime, points } from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'

export interface AmericanFootballDistribution {
  /** Final score with overtime. */
  readonly match: ScoreViews
  /** The running quarter and the next one. */
  readonly quarters: readonly { readonly number: number; readonly score: ScoreViews }[]
}

/** Points that overtime or one drive can add to a side. */
const MOST_OVERTIME = 18
const ONE_DRIVE: Pair = { home: 8, away: 8 }

export function americanFootballDistribution(
  truth: AmericanFootballTruth,
  state: AmericanFootballState,
): AmericanFootballDistribution {
  const { home, away } = points(state)
  if (state.period > QUARTERS) {
    return { match: scoreViews(cellsGrid(runningOvertime(truth, state), home, away)), quarters: [] }
  }
  const regular = remaining(truth, state, QUARTERS)
  return {
    match: scoreViews(withOvertime(truth, { ...regular, baseHome: home, baseAway: away })),
    quarters: quarters(truth, state),
  }
}

/** Points still to come up to the end of a quarter: the running drive as far as it is, then whole ones. */
function remaining(truth: AmericanFootballTruth, state: AmericanFootballState, quarter: number): ScoreGrid {
  const end = drivesBefore(truth, quarter + 1)
  if (state.drives >= end) return drivesGrid(truth, { home: 0, away: 0 })
  const later = drivesGrid(truth, drivesOf(truth, state.drives + 1, end))
  return addCells(later, driveCells(truth, possession(truth, state.drives), state.stage), ONE_DRIVE)
}

function quarters(
  truth: AmericanFootballTruth,
  state: AmericanFootballState,
): AmericanFootballDistribution['quarters'] {
  const own = state.periods[state.period - 1] ?? { home: 0, away: 0 }
  const running = {
    number: state.period,
    score: scoreViews({ ...remaining(truth, state, state.period), baseHome: own.home, baseAway: own.away }),
  }
  if (state.period === QUARTERS) return [running]
  const next = state.period + 1
  // Its first drive may already be running, when the drives of this quarter are over.
  const begun = state.drives >= drivesBefore(truth, next)
  const score = begun
    ? remaining(truth, state, next)
    : drivesGrid(truth, drivesOf(truth, drivesBefore(truth, next), drivesBefore(truth, next + 1)))
  return [running, { number: next, score: scoreViews(score) }]
}

/** Replaces the level scores by what overtime makes of them. */
function withOvertime(truth: AmericanFootballTruth, grid: ScoreGrid): ScoreGrid {
  const height = grid.height + MOST_OVERTIME
  const width = grid.width + MOST_OVERTIME
  const p = new Float64Array(height * width)
  const level: { readonly home: number; readonly away: number; readonly mass: number }[] = []
  let all = 0
  for (let i = 0; i < grid.height; i++) {
    for (let j = 0; j < grid.width; j++) {
      const mass = grid.p[i * grid.width + j] as number
      all += mass
      if (grid.baseHome + i !== grid.baseAway + j) p[i * width + j] = mass
      else if (mass > 0) level.push({ home: i, away: j, mass })
    }
  }
  if (level.length > 0) {
    const cells = wholeOvertime(truth)
    for (const { home, away, mass } of level) {
      for (const cell of cells) {
        const at = (home + cell.home) * width + away + cell.away
        p[at] = (p[at] as number) + mass * cell.p
      }
    }
  }
  for (let k = 0; k < p.length; k++) p[k] = (p[k] as number) / all
  return { ...grid, height, width, p }
}

/** What the running overtime still adds; before the coin falls either side may have the ball first. */
function runningOvertime(truth: AmericanFootballTruth, state: AmericanFootballState): readonly ScoreCell[] {
  const side = nextInOvertime(state)
  if (side === null) return wholeOvertime(truth)
  const now = state.periods[QUARTERS] ?? { home: 0, away: 0 }
  const from = { ...now, drives: state.overtimeDrives, possession: side, stage: state.stage }
  return overtimeCells(truth, from).map((cell) => ({
    home: cell.home - now.home,
    away: cell.away - now.away,
    p: cell.p,
  }))
}

function cellsGrid(cells: readonly ScoreCell[], baseHome: number, baseAway: number): ScoreGrid {
  const size = MOST_OVERTIME + 1
  const p = new Float64Array(size * size)
  for (const cell of cells) p[cell.home * size + cell.away] = (p[cell.home * size + cell.away] as number) + cell.p
  return { baseHome, baseAway, height: size, width: size, p }
}
