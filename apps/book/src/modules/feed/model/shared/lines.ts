/** Which lines of a ladder are offered. */
import type { Pmf } from './grid.ts'

export interface LineChoice {
  /** Distance between neighbouring lines: 1 gives x.5 lines, 0.25 all quarters. */
  readonly step: 1 | 0.5 | 0.25
  /** Most lines offered. */
  readonly count: number
}

export interface LadderLine {
  readonly line: number
  readonly mostBalanced: boolean
}

/** Lines whose one side is rarer than this say nothing more. */
const MIN_SIDE = 0.01

/**
 * The lines around the balanced one, ascending. A line L is offered with P(value > L) and P(value < L) both alive; the
 * balanced one, whose two fair probabilities are nearest one half, always is when any line is undecided.
 */
export function chooseLines(pmf: Pmf, choice: LineChoice): readonly LadderLine[] {
  const above = tail(pmf)
  const balanced = balancedIndex(pmf, above, choice.step)
  if (balanced === null) return []
  const first = Math.max(0, balanced - Math.floor(choice.count / 2))
  const lines: LadderLine[] = []
  for (let k = first; k < first + choice.count; k++) {
    const line = lineAt(pmf, choice.step, k)
    const over = overShare(pmf, above, line)
    if (k === balanced || (over > MIN_SIDE && over < 1 - MIN_SIDE)) lines.push({ line, mostBalanced: k === balanced })
  }
  return lines
}

/** Line number k: from just above the lowest value in steps; x.5 lines for step 1. */
function lineAt(pmf: Pmf, step: number, k: number): number {
  return pmf.from + (step === 1 ? 0.5 : step) + k * step
}

function balancedIndex(pmf: Pmf, above: Float64Array, step: number): number | null {
  const count = Math.floor((pmf.p.length - 1) / step)
  let best: number | null = null
  let bestGap = Number.POSITIVE_INFINITY
  for (let k = 0; k < count; k++) {
    const line = lineAt(pmf, step, k)
    const over = overShare(pmf, above, line)
    if (over <= 0 || over >= 1) continue
    const gap = Math.abs(over - 0.5)
    if (gap < bestGap - 1e-12) {
      bestGap = gap
      best = k
    }
  }
  return best
}

/** W / (W + L) of the side above the line, half results counted half. */
function overShare(pmf: Pmf, above: Float64Array, line: number): number {
  const low = Math.floor(line)
  const part = line - low
  const at = low - pmf.from
  if (part === 0.5) return above[clampIndex(above, at + 1)] as number
  if (part === 0) {
    const win = above[clampIndex(above, at + 1)] as number
    const lose = 1 - (above[clampIndex(above, at)] as number)
    return share(win, lose)
  }
  const exact = part === 0.25 ? at : at + 1
  const on = (above[clampIndex(above, exact)] as number) - (above[clampIndex(above, exact + 1)] as number)
  const win = (above[clampIndex(above, exact + 1)] as number) + (part === 0.75 ? on / 2 : 0)
  const lose = 1 - (above[clampIndex(above, exact)] as number) + (part === 0.25 ? on / 2 : 0)
  return share(win, lose)
}

function share(win: number, lose: number): number {
  return win + lose <= 0 ? 0 : win / (win + lose)
}

/** P(value >= from + k) at index k. */
function tail(pmf: Pmf): Float64Array {
  const above = new Float64Array(pmf.p.length + 1)
  for (let k = pmf.p.length - 1; k >= 0; k--) above[k] = (above[k + 1] as number) + (pmf.p[k] as number)
  return above
}

function clampIndex(above: Float64Array, index: number): number {
  return Math.min(Math.max(index, 0), above.length - 1)
}
