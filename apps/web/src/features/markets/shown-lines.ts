import type { ShownMarket } from '../../live/index.ts'

/** Lines of a ladder shown at first: as many as read at a glance. */
const AT_A_GLANCE = 5

/** The lines around the balanced one, in order; all of a short ladder. */
export function linesAtAGlance(lines: readonly ShownMarket[]): readonly ShownMarket[] {
  if (lines.length <= AT_A_GLANCE + 1) return lines
  const balanced = Math.max(
    0,
    lines.findIndex((line) => line.balanced),
  )
  const first = Math.min(Math.max(0, balanced - Math.floor(AT_A_GLANCE / 2)), lines.length - AT_A_GLANCE)
  return lines.slice(first, first + AT_A_GLANCE)
}
