/**
 * How the scoring intensity of a match is spread over its clock. Intensity rises linearly from 0.84 to 1.16 of its mean
 * over 100 played minutes (48 + 52), which puts 44 % of the goals before half time. The share of a half's stoppage
 * time is spread over the announced minutes, however many they are, so that nothing before the announcement depends on
 * them.
 */

export const MINUTE_MS = 60_000
export const HALF_MS = 45 * MINUTE_MS
export const BREAK_MS = 15 * MINUTE_MS

/** Time before the end of a half at which stoppage time is announced. */
export const ANNOUNCE_BEFORE_MS = 2 * MINUTE_MS

export type Half = 1 | 2

/** Share of the match's intensity before half time. */
export const FIRST_HALF_SHARE = spread(0.48)

/** Integral of the relative intensity over the first part `x` (0..1) of the playing time. */
function spread(x: number): number {
  return 0.84 * x + 0.16 * x * x
}

const HALVES = {
  1: { start: 0, regular: spread(0.45), all: FIRST_HALF_SHARE },
  2: { start: 0.48, regular: spread(0.93) - FIRST_HALF_SHARE, all: 1 - FIRST_HALF_SHARE },
} as const

/** Intensity of a whole half. */
export function halfShare(half: Half): number {
  return HALVES[half].all
}

/** The clock runs on for a moment after the announced time; so long a chance of a goal is never quite nothing. */
const LAST_SHARE = 1e-4

/**
 * Share of the match's intensity still to come in a half, `elapsed` ms after its start. `stoppage` is the announced
 * time in ms, null before it is announced.
 */
export function remainingShare(half: Half, elapsed: number, stoppage: number | null): number {
  const { start, regular, all } = HALVES[half]
  if (elapsed <= HALF_MS) {
    const x = start + (elapsed / HALF_MS) * 0.45
    return Math.max(all - (spread(x) - spread(start)), LAST_SHARE)
  }
  const left = stoppage === null ? 1 : 1 - (elapsed - HALF_MS) / stoppage
  return Math.max((all - regular) * left, LAST_SHARE)
}

/** The time in a half (ms from its start) at which the share `used` of its intensity has passed; the inverse. */
export function timeOfShare(half: Half, used: number, stoppage: number): number {
  const { start, regular, all } = HALVES[half]
  if (used >= regular) return HALF_MS + (stoppage * (used - regular)) / (all - regular)
  const target = spread(start) + used
  const x = (-0.84 + Math.sqrt(0.84 * 0.84 + 4 * 0.16 * target)) / (2 * 0.16)
  return ((x - start) / 0.45) * HALF_MS
}
