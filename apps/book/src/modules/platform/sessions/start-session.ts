import type { BookContext } from '../../../context.ts'
import type { SessionCookie } from '../../../http/handler.ts'
import { endSession } from './end-session.ts'
import { hashToken, newSessionToken, SESSION_MS } from './session-token.ts'

/** Signs a player in: a new token always, and the session the browser came with ends. */
export async function startSession(context: BookContext, cookie: SessionCookie, playerId: number): Promise<void> {
  const { db, clock } = context
  if (cookie.token !== null) await endSession(db, cookie.token)
  const token = newSessionToken()
  const now = clock.now()
  await db.query(
    'INSERT INTO sessions (player_id, token_hash, rotated_at, created_at, expires_at) VALUES ($1, $2, $3, $3, $4)',
    [playerId, hashToken(token), new Date(now), new Date(now + SESSION_MS)],
  )
  cookie.set(token, SESSION_MS / 1_000)
}
