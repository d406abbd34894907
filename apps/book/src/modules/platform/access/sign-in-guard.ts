import type { Db } from '../../../db/index.ts'

/** Failures after which signing in with an address is locked, and for how long. */
const MAX_FAILURES = 5
const LOCK_MS = 15 * 60_000

/** Whether signing in with this e-mail address or phone number is locked now. */
export async function isLocked(db: Db, login: string, now: number): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM sign_in_failures WHERE login = $1 AND locked_until > $2', [
    login,
    new Date(now),
  ])
  return rows.length > 0
}

/**
 * Counts an attempt, for unknown addresses too, before its password is looked at: of many at once, no more than allowed get
 * that far. The count starts again when the last attempt is long ago; one that succeeds calls `forgetFailures`.
 * @returns `last`: unless this one succeeds, signing in is locked from now on
 */
export async function countAttempt(db: Db, login: string, now: number): Promise<'free' | 'last' | 'locked'> {
  const [row] = await db.query<{ failures: number }>(
    `INSERT INTO sign_in_failures AS f (login, failures, last_at) VALUES ($1, 1, $2)
     ON CONFLICT (login) DO UPDATE SET
       failures = CASE WHEN f.last_at < $3 THEN 1 ELSE f.failures + 1 END,
       locked_until = CASE WHEN f.last_at >= $3 AND f.failures + 1 >= $4 THEN $5::timestamptz END,
       last_at = $2
     WHERE f.locked_until IS NULL OR f.locked_until <= $2
     RETURNING failures`,
    [login, new Date(now), new Date(now - LOCK_MS), MAX_FAILURES, new Date(now + LOCK_MS)],
  )
  if (row === undefined) return 'locked'
  return row.failures >= MAX_FAILURES ? 'last' : 'free'
}

/** Forgets the failures of an address whose player has proved himself. */
export async function forgetFailures(db: Db, logins: readonly string[]): Promise<void> {
  await db.query('DELETE FROM sign_in_failures WHERE login = ANY ($1::text[])', [logins])
}

/** Forgets failures that do not count any more. */
export async function dropOldFailures(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM sign_in_failures WHERE last_at < $1', [new Date(now - LOCK_MS)])
}
