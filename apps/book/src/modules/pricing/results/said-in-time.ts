/** How far a speaker's clock may be ahead of the book's. */
export const MOST_AHEAD_MS = 5 * 60_000

/** A statement from the future: with a clock that wrong, statements cannot be put in order. */
export class SaidInFuture extends Error {
  constructor(saidAt: number, now: number) {
    const minutes = Math.ceil((saidAt - now) / 60_000)
    super(
      `it says that it was made ${minutes} minutes from now, at ${isoOf(saidAt)}: the clock of who says it is wrong`,
    )
  }
}

/** Whether a time is so far ahead of the book's that the clock behind it is wrong. */
export function isTooFarAhead(saidAt: number, now: number): boolean {
  return saidAt - now > MOST_AHEAD_MS
}

/**
 * The time of a statement as it counts, at most `now`: otherwise a fast clock would outrank later statements.
 * @param now Unix ms
 * @throws SaidInFuture where the speaker's clock is too far ahead to be right
 */
export function inTime(saidAt: number, now: number): number {
  if (isTooFarAhead(saidAt, now)) throw new SaidInFuture(saidAt, now)
  return Math.min(saidAt, now)
}

function isoOf(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? `${time} ms` : date.toISOString()
}
