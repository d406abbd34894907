/** How far a speaker's clock may be ahead of the book's. */
export const MOST_AHEAD_MS = 5 * 60_000

/** A statement from the future: with a clock that wrong, statements cannot be put in order. */
export class MessageFromFuture extends Error {
  constructor(messageAt: number, now: number) {
    const minutes = Math.ceil((messageAt - now) / 60_000)
    super(
      `it says that it was made ${minutes} minutes from now, at ${isoOf(messageAt)}: the clock of who says it is wrong`,
    )
  }
}

/** The first moment that a feed can mean: seconds, and 0, read as ms, are before it. */
const FIRST = Date.UTC(2000, 0, 1)

/**
 * Why a time of a message, Unix ms, cannot be when it was made: it is of another unit, or far ahead of the book's; null
 * where it can.
 */
export function faultOfTime(at: number, now: number): string | null {
  if (!(at >= FIRST)) return `it says that it was made at ${at}, which is no time in ms: seconds, or none at all`
  return isTooFarAhead(at, now) ? new MessageFromFuture(at, now).message : null
}

/**
 * Up to here a time is the number of a message rather than a time: samples count theirs. What is made then is older
 * than everything.
 */
const FIRST_DAY = Date.UTC(1970, 0, 2)

/** The same for messages that stop nothing: a number in place of a time makes them no worse than old. */
export function faultOfNumberedTime(at: number, now: number): string | null {
  return at > 0 && at < FIRST_DAY ? null : faultOfTime(at, now)
}

/** Whether a time is so far ahead of the book's that the clock behind it is wrong. */
export function isTooFarAhead(messageAt: number, now: number): boolean {
  return messageAt - now > MOST_AHEAD_MS
}

/**
 * The time of a statement as it counts, at most `now`: otherwise a fast clock would outrank later statements.
 * @param now Unix ms
 * @throws MessageFromFuture where the speaker's clock is too far ahead to be right
 */
export function inTime(messageAt: number, now: number): number {
  if (isTooFarAhead(messageAt, now)) throw new MessageFromFuture(messageAt, now)
  return Math.min(messageAt, now)
}

function isoOf(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? `${time} ms` : date.toISOString()
}
