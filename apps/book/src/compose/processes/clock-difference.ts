import type { Db } from '../../db/index.ts'

/** Bets, leases and prices are compared by time: a process that is further off than this, in ms, must not take part. */
const MOST_MS = 250
const QUESTIONS = 5

/**
 * Throws a sentence where the clock of this process and that of the database are further apart than they may be. What
 * the response may have been on its way is taken off.
 * @param now Unix ms
 */
export async function checkClock(db: Db, now: () => number): Promise<void> {
  let best = { offMs: 0, onTheWayMs: Number.POSITIVE_INFINITY }
  for (let asked = 0; asked < QUESTIONS; asked++) {
    const before = now()
    const [row] = await db.query<{ ms: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
      [],
    )
    const after = now()
    const onTheWayMs = (after - before) / 2
    if (onTheWayMs < best.onTheWayMs) best = { offMs: (before + after) / 2 - (row?.ms ?? 0), onTheWayMs }
  }
  const { offMs, onTheWayMs } = best
  if (Math.abs(offMs) - onTheWayMs <= MOST_MS) return
  const word = offMs > 0 ? 'ahead of' : 'behind'
  throw new Error(
    `The clock of this machine is ${Math.round(Math.abs(offMs))} ms ${word} the database's; ${MOST_MS} ms are allowed. Let NTP set both.`,
  )
}
