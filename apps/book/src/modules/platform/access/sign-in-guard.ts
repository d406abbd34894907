import type { Db } from '../../../db/index.ts'

/** Failures of one network address after which it cannot sign in with a login any more, and for how long. */
const MAX_FAILURES = 5
/** Failures of all addresses together after which only those can that the player is signed in from. */
const MAX_FAILURES_TOGETHER = 30
const LOCK_MS = 15 * 60_000
/** Where the failures of all addresses are counted. */
const EVERYWHERE = ''

/** Whether signing in with this e-mail address or phone number is locked now, for every client. */
export async function isLocked(db: Db, login: string, now: number): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM sign_in_failures WHERE login = $1 AND locked_until > $2', [
    login,
    new Date(now),
  ])
  return rows.length > 0
}

/**
 * Whether a player is signed in from this network address now: sign-in from here stays open during attempts by
 * strangers.
 * @param address as sessions keep it
 */
export async function isAtHome(db: Db, login: string, address: string, now: number): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM sessions s JOIN players p ON p.id = s.player_id
     WHERE (p.email = $1 OR p.auth_phone_number = $1) AND s.address = $2 AND s.expires_at > $3 LIMIT 1`,
    [login, address, new Date(now)],
  )
  return rows.length > 0
}

/** Counts an attempt of a network address, and that of all addresses together unless the player is at home there. */
export async function countAttempt(
  db: Db,
  { login, from, isHome }: { readonly login: string; readonly from: string; readonly isHome: boolean },
  now: number,
): Promise<'free' | 'last' | 'locked'> {
  const own = await countOne(db, { login, from, most: MAX_FAILURES }, now)
  if (own === 'locked' || isHome) return own
  const all = await countOne(db, { login, from: EVERYWHERE, most: MAX_FAILURES_TOGETHER }, now)
  return all === 'free' ? own : all
}

/**
 * Counts an attempt, for unknown logins too, before its password is looked at: of many at once, no more than allowed
 * get that far. The count starts again when the last attempt is long ago; one that succeeds calls `forgetFailures`.
 * @returns `last`: unless this one succeeds, signing in is locked from now on
 */
async function countOne(
  db: Db,
  { login, from, most }: { readonly login: string; readonly from: string; readonly most: number },
  now: number,
): Promise<'free' | 'last' | 'locked'> {
  const [row] = await db.query<{ failures: number }>(
    `INSERT INTO sign_in_failures AS f (login, address, failures, last_at) VALUES ($1, $6, 1, $2)
     ON CONFLICT (login, address) DO UPDATE SET
       failures = CASE WHEN f.last_at < $3 THEN 1 ELSE f.failures + 1 END,
       locked_until = CASE WHEN f.last_at >= $3 AND f.failures + 1 >= $4 THEN $5::timestamptz END,
       last_at = $2
     WHERE f.locked_until IS NULL OR f.locked_until <= $2
     RETURNING failures`,
    [login, new Date(now), new Date(now - LOCK_MS), most, new Date(now + LOCK_MS), from],
  )
  if (row === undefined) return 'locked'
  return row.failures >= most ? 'last' : 'free'
}

/** Forgets the failures of logins whose player has proved who they are. */
export async function forgetFailures(db: Db, logins: readonly string[]): Promise<void> {
  await db.query('DELETE FROM sign_in_failures WHERE login = ANY ($1::text[])', [logins])
}

/** Forgets failures that do not count any more. */
export async function dropOldFailures(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM sign_in_failures WHERE last_at < $1', [new Date(now - LOCK_MS)])
}
