/** Overtime: a drive for each side, then the next score wins. A safety in the first drive ends it at once. */
import { other, type Pair } from '../kit/sides.ts'
import type { Side } from '../types.ts'
import { DRIVE_ENDS, driveEnds, drivePoints, type Stage } from './drive.ts'
import type { AmericanFootballTruth } from './truth.ts'

export interface ScoreCell extends Pair {
  readonly p: number
}

/** The state of overtime: drives completed, whose drive runs, how far it is, and the points of overtime. */
export interface OvertimeState extends Pair {
  readonly drives: number
  readonly possession: Side
  readonly stage: Stage
}

/** Whether overtime is over after so many drives; `possession` is the side whose drive would come next. */
export function overtimeOver(drives: number, points: Pair, possession: Side): boolean {
  if (drives === 0 || points.home === points.away) return false
  if (drives >= 2) return true
  return points[possession] > points[other(possession)]
}

/** Final points of overtime from a state on. */
export function overtimeCells(truth: AmericanFootballTruth, from: OvertimeState): readonly ScoreCell[] {
  return from.drives >= 2 && from.stage === 'own_half' ? suddenDeath(truth, from) : step(truth, from)
}

/** Final points of an overtime not yet begun; a coin decides who has the ball first. */
export function wholeOvertime(truth: AmericanFootballTruth): readonly ScoreCell[] {
  const start = { drives: 0, stage: 'own_half', home: 0, away: 0 } as const
  return (['home', 'away'] as const).flatMap((possession) =>
    overtimeCells(truth, { ...start, possession }).map((cell) => ({ ...cell, p: cell.p / 2 })),
  )
}

/** Plays the running drive to each of its ends. */
function step(truth: AmericanFootballTruth, from: OvertimeState): readonly ScoreCell[] {
  const ends = driveEnds(truth[from.possession], from.stage)
  const next = other(from.possession)
  return DRIVE_ENDS.flatMap((end) => {
    const p = ends[end]
    if (p === 0) return []
    const points = drivePoints(end, from.possession)
    const after = { home: from.home + points.home, away: from.away + points.away }
    if (overtimeOver(from.drives + 1, after, next)) return [{ ...after, p }]
    const further = { ...after, drives: from.drives + 1, possession: next, stage: 'own_half' } as const
    return overtimeCells(truth, further).map((cell) => ({ ...cell, p: cell.p * p }))
  })
}

/** Level and the next score wins: after a round of two scoreless drives the situation is the same. */
function suddenDeath(truth: AmericanFootballTruth, from: OvertimeState): readonly ScoreCell[] {
  const first = scores(truth, from.possession, from)
  const second = scores(truth, other(from.possession), from)
  const again = 1 / (1 - first.none * second.none)
  return [
    ...first.cells.map((cell) => ({ ...cell, p: cell.p * again })),
    ...second.cells.map((cell) => ({ ...cell, p: cell.p * first.none * again })),
  ]
}

function scores(truth: AmericanFootballTruth, side: Side, at: Pair): { cells: readonly ScoreCell[]; none: number } {
  const ends = driveEnds(truth[side], 'own_half')
  const cells = DRIVE_ENDS.filter((end) => end !== 'none').map((end) => {
    const points = drivePoints(end, side)
    return { home: at.home + points.home, away: at.away + points.away, p: ends[end] }
  })
  return { cells, none: ends.none }
}
