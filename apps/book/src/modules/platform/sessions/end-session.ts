import type { Db } from '../../../db/index.ts'
import { hashToken } from './session-token.ts'

/** Ends every session of a player. */
export async function endAllSessions(db: Db, playerId: number): Promise<void> {
  await db.query('DELETE FROM sessions WHERE player_id = $1', [playerId])
}

/** Ends the session of a token, also when it is the one before the last rotation. */
export async function endSessionOfToken(db: Db, token: string): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1 OR previous_hash = $1', [hashToken(token)])
}

/** Ends the sessions in frames of a host page: all of them, or those of one player. @returns how many */
export async function endFramedSessions(db: Db, hostOrigin: string, playerId: number | null): Promise<number> {
  const ended = await db.query(
    'DELETE FROM sessions WHERE host_origin = $1 AND ($2::int IS NULL OR player_id = $2) RETURNING 1',
    [hostOrigin, playerId],
  )
  return ended.length
}

/** Ends the sessions of a player so long after they began, those that are older now. @param now Unix ms */
export async function shortenSessions(db: Db, playerId: number, ms: number, now: number): Promise<void> {
  await db.query('UPDATE sessions SET expires_at = least(expires_at, ms_after(created_at, $2)) WHERE player_id = $1', [
    playerId,
    ms,
  ])
  await db.query('DELETE FROM sessions WHERE player_id = $1 AND expires_at <= $2', [playerId, new Date(now)])
}
