import type { ShownMarket } from '../../live/index.ts'
import { lineNumber } from './group-markets.ts'

/** Lines of a ladder shown at first: as many as read at a glance. */
const AT_A_GLANCE = 5

/** So many lines around the balanced one, in order. */
export function linesAround(lines: readonly ShownMarket[], size: number): readonly ShownMarket[] {
  if (lines.length <= size) return lines
  const balanced = Math.max(
    0,
    lines.findIndex((line) => line.balanced),
  )
  const first = Math.min(Math.max(0, balanced - Math.floor(size / 2)), lines.length - size)
  return lines.slice(first, first + size)
}

/** The lines around the balanced one, in order; all of a short ladder. */
export function linesAtAGlance(lines: readonly ShownMarket[]): readonly ShownMarket[] {
  return lines.length <= AT_A_GLANCE + 1 ? lines : linesAround(lines, AT_A_GLANCE)
}

/** The balanced line on top, where it is looked for first (MATCH-01); the others below it by their lines. */
export function balancedFirst(lines: readonly ShownMarket[]): readonly ShownMarket[] {
  return [...lines].sort(
    (a, b) => Number(b.balanced) - Number(a.balanced) || lineNumber(a.market) - lineNumber(b.market),
  )
}
