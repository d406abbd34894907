/** Which lines of a ladder are offered. */
import type { Pmf } from './grid.ts'
import { NEGLIGIBLE, survival } from './pmf.ts'

/**
 * `most` lines around the balanced one, counted from the lowest value on, as markets of low scores have them; or lines
 * of a fixed grid within `reach` steps of the balanced one, which do not creep while a high score grows.
 */
export type LineChoice =
  | { readonly step: number; readonly most: number }
  | { readonly step: number | ((of: Pmf) => number); readonly reach: number }

export interface LadderLine {
  readonly line: number
  readonly mostBalanced: boolean
}

interface Line {
  readonly line: number
  /** W / (W + L) of the side above the line, half results counted half. */
  readonly over: number
}

/** A line with a side rarer than this is left out: it has no price. */
const MIN_SIDE = 0.01

/**
 * The lines around the balanced one, ascending. The balanced one, whose two fair probabilities are nearest one half, is
 * offered whenever any line is undecided; the others while both sides are alive.
 */
export function chooseLines(of: Pmf, choice: LineChoice): readonly LadderLine[] {
  const isFixed = 'reach' in choice
  const step = typeof choice.step === 'function' ? choice.step(of) : choice.step
  const lines = isFixed ? fixedLines(of, step) : linesFrom(of, step)
  const balanced = lines.reduce<number | null>((best, { over }, at) => {
    if (over <= 0 || over >= 1) return best
    return best === null || gap(over) < gap(lines[best]?.over ?? 1) - 1e-12 ? at : best
  }, null)
  if (balanced === null) return []
  const middle = lines[balanced]?.line ?? 0
  const first = isFixed ? 0 : Math.max(0, balanced - Math.floor(choice.most / 2))
  const isNear = ({ line }: Line, at: number) =>
    isFixed ? Math.abs(line - middle) <= choice.reach * step : at >= first && at < first + choice.most
  return lines.flatMap((line, at) => {
    const isAlive = at === balanced || (line.over > MIN_SIDE && line.over < 1 - MIN_SIDE)
    return isAlive && isNear(line, at) ? [{ line: line.line, mostBalanced: at === balanced }] : []
  })
}

function gap(over: number): number {
  return Math.abs(over - 0.5)
}

/** From just above the lowest value in steps; x.5 lines for step 1. */
function linesFrom(of: Pmf, step: number): readonly Line[] {
  const above = survival(of)
  const count = Math.floor((of.p.length - 1) / step)
  return Array.from({ length: count }, (_, k) => {
    const line = of.from + (step === 1 ? 0.5 : step) + k * step
    return { line, over: overShare(of, above, line) }
  })
}

/**
 * Undecided lines of the grid `step * n + 0.5`. Of neighbours without a possible value between them, only the one
 * nearest zero.
 */
function fixedLines(of: Pmf, step: number): readonly Line[] {
  const above = survival(of)
  const open: Line[] = []
  for (let line = Math.floor((of.from - 1) / step) * step + 0.5; line < of.from + of.p.length; line += step) {
    const over = above[Math.max(0, line + 0.5 - of.from)] ?? 0
    if (over <= NEGLIGIBLE || over >= 1 - NEGLIGIBLE) continue
    const before = open.at(-1)
    if (before === undefined || before.over - over > NEGLIGIBLE) open.push({ line, over })
    else if (Math.abs(line) <= Math.abs(before.line)) open[open.length - 1] = { line, over }
  }
  return open
}

function overShare({ from }: Pmf, above: Float64Array, line: number): number {
  /** P(value >= from + at). */
  const atLeast = (at: number) => above[Math.max(at, 0)] ?? 0
  const low = Math.floor(line)
  const part = line - low
  const at = low - from
  if (part === 0.5) return atLeast(at + 1)
  if (part === 0) return share(atLeast(at + 1), 1 - atLeast(at))
  const exact = part === 0.25 ? at : at + 1
  const on = atLeast(exact) - atLeast(exact + 1)
  const win = atLeast(exact + 1) + (part === 0.75 ? on / 2 : 0)
  return share(win, 1 - atLeast(exact) + (part === 0.25 ? on / 2 : 0))
}

function share(win: number, lose: number): number {
  return win + lose <= 0 ? 0 : win / (win + lose)
}
