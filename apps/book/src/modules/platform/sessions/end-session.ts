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

/** Ends the sessions of a player so long after they began, those that are older now. @param now Unix ms */
export async function shortenSessions(db: Db, playerId: number, ms: number, now: number): Promise<void> {
  await db.query('UPDATE sessions SET expires_at = least(expires_at, ms_after(created_at, $2)) WHERE player_id = $1', [
    playerId,
    ms,
  ])
  await db.query('DELETE FROM sessions WHERE player_id = $1 AND expires_at <= $2', [playerId, new Date(now)])
}
