import type { Db } from '../../../db/index.ts'
import type { SessionCookie } from '../../../kernel/handler.ts'
import type { PlatformParts } from '../parts.ts'
import { endSessionOfToken } from './end-session.ts'
import { hashToken, newSessionToken, SESSION_MS } from './session-token.ts'

export interface NewSession {
  readonly playerId: number
  /** Hash of the password they came with. */
  readonly passwordHash: string
  readonly address: string
  readonly userAgent: string | null
}

export const MAX_USER_AGENT = 300
/** Sessions of one player: the one that was used longest ago makes room. */
const MAX_SESSIONS = 20

/** Ends the sessions of a player beyond those that they may have. @returns whether there were any */
export async function makeRoom(db: Db, playerId: number): Promise<boolean> {
  const ended = await db.query(
    `DELETE FROM sessions WHERE player_id = $1 AND id IN (
       SELECT id FROM sessions WHERE player_id = $1 ORDER BY last_seen_at DESC, id DESC OFFSET $2) RETURNING 1`,
    [playerId, MAX_SESSIONS],
  )
  return ended.length > 0
}

/**
 * Signs a player in: a new token always, and the session the browser came with ends. False where their password has
 * been changed in the meantime: changing it ends all sessions, those that are just beginning too.
 */
export async function startSession(
  ports: PlatformParts,
  cookie: SessionCookie,
  { playerId, passwordHash, address, userAgent }: NewSession,
): Promise<boolean> {
  const { db, clock, signals } = ports
  if (cookie.token !== null) {
    await endSessionOfToken(db, cookie.token)
    signals.emit('session_ended', null)
  }
  const token = newSessionToken()
  const now = clock.now()
  const begun = await db.query(
    `INSERT INTO sessions (player_id, token_hash, rotated_at, created_at, last_seen_at, expires_at, address, user_agent)
     SELECT p.id, $2, $3::timestamptz, $3, $3, session_end(p.id, $3, $4::timestamptz), $5, $6 FROM players p WHERE p.id = $1 AND p.password_hash = $7 AND p.closed_at IS NULL FOR SHARE
     RETURNING 1`,
    [
      playerId,
      hashToken(token),
      new Date(now),
      new Date(now + SESSION_MS),
      address,
      userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      passwordHash,
    ],
  )
  if (begun.length === 0) return false
  if (await makeRoom(db, playerId)) signals.emit('session_ended', null)
  cookie.set(token, SESSION_MS / 1_000)
  return true
}
