import type { Db } from '../../db/index.ts'

/** Deletes expired codes. */
export async function dropExpiredShareCodes(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM share_codes WHERE expires_at <= $1', [new Date(now)])
}
