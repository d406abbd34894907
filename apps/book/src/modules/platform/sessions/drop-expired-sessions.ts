import type { Db } from '../../../db/index.ts'

/** Deletes sessions that are over. */
export async function dropExpiredSessions(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM sessions WHERE expires_at < $1', [new Date(now)])
}
