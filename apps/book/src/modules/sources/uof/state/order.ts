/** The time of a statement, for putting statements in order. */
export interface StatementTime {
  /**
   * Unix ms by the producer's clock; of a message without a time, or one whose clock is ahead, when it was received.
   */
  readonly messageAt: number
  /**
   * Place in the inbox of a message without a time of its own; how far ahead its clock is, in ms; 0 for all others:
   * those are in order by their time alone.
   */
  readonly place: number
}

/** Before every message. */
export const NEVER: StatementTime = { messageAt: 0, place: 0 }

/** Below 0 if `a` is older than `b`, 0 if their times do not decide. */
export function compareTimes(a: StatementTime, b: StatementTime): number {
  return a.messageAt - b.messageAt || a.place - b.place
}

/** A value as it was stated last. */
export interface Stated<T> {
  readonly time: StatementTime
  readonly value: T
}

/**
 * Of two statements the later one. Of two from the same moment their values decide, never which of them arrived first,
 * so that statements may arrive in any order.
 */
export function later<T>(before: Stated<T> | undefined, next: Stated<T>): Stated<T> {
  if (before === undefined) return next
  const order = compareTimes(before.time, next.time)
  if (order !== 0) return order < 0 ? next : before
  return JSON.stringify(next.value) > JSON.stringify(before.value) ? next : before
}

/** Of two statements the later one; of two from the same moment the one that lets less be bet. */
export function laterOrStricter<T>(
  before: Stated<T> | undefined,
  next: Stated<T>,
  isStricter: (value: T, than: T) => boolean,
): Stated<T> {
  const order = before === undefined ? -1 : compareTimes(before.time, next.time)
  if (before === undefined || order < 0) return next
  return order === 0 && isStricter(next.value, before.value) ? next : before
}
