import type { Db } from '../../db/index.ts'
import type { Clock } from '../../lib/clock.ts'

/** Failures after which signing in with an e-mail is locked, and for how long. */
export const MAX_FAILURES = 5
export const LOCK_MS = 15 * 60_000
/** Failures of one address within the window before it has to wait. */
const MAX_FAILURES_PER_ADDRESS = 30
const ADDRESS_WINDOW_MS = 10 * 60_000

/** Whether signing in with this e-mail is locked now. */
export async function isLocked(db: Db, email: string, now: number): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM sign_in_failures WHERE email = $1 AND locked_until > $2', [
    email,
    new Date(now),
  ])
  return rows.length > 0
}

/** Counts a failure, of unknown e-mails too; the count starts again when the last one is long ago. */
export async function countFailure(db: Db, email: string, now: number): Promise<void> {
  await db.query(
    `INSERT INTO sign_in_failures AS f (email, failures, last_at) VALUES ($1, 1, $2)
     ON CONFLICT (email) DO UPDATE SET
       failures = CASE WHEN f.last_at < $3 THEN 1 ELSE f.failures + 1 END,
       locked_until = CASE WHEN f.last_at >= $3 AND f.failures + 1 >= $4 THEN $5::timestamptz END,
       last_at = $2`,
    [email, new Date(now), new Date(now - LOCK_MS), MAX_FAILURES, new Date(now + LOCK_MS)],
  )
}

/** Forgets the failures of an e-mail whose player has signed in. */
export async function forgetFailures(db: Db, email: string): Promise<void> {
  await db.query('DELETE FROM sign_in_failures WHERE email = $1', [email])
}

/** Failures by address, in this process. */
export interface AddressGuard {
  mustWait(address: string): boolean
  fail(address: string): void
}

export function createAddressGuard(clock: Clock): AddressGuard {
  const windows = new Map<string, { until: number; failures: number }>()
  return {
    mustWait(address) {
      const window = windows.get(address)
      return window !== undefined && window.until > clock.now() && window.failures >= MAX_FAILURES_PER_ADDRESS
    },
    fail(address) {
      const now = clock.now()
      const window = windows.get(address)
      if (window !== undefined && window.until > now) window.failures++
      else windows.set(address, { until: now + ADDRESS_WINDOW_MS, failures: 1 })
      if (windows.size > 10_000) for (const [key, { until }] of windows) if (until <= now) windows.delete(key)
    },
  }
}
