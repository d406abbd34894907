import type { BookContext } from '../../../context.ts'
import type { SessionCookie } from '../../../http/handler.ts'
import { endSessionOfToken } from './end-session.ts'
import { hashToken, newSessionToken, SESSION_MS } from './session-token.ts'

export interface NewSession {
  readonly playerId: number
  readonly address: string
  readonly userAgent: string | null
}

const MAX_USER_AGENT = 300

/** Signs a player in: a new token always, and the session the browser came with ends. */
export async function startSession(
  context: BookContext,
  cookie: SessionCookie,
  { playerId, address, userAgent }: NewSession,
): Promise<void> {
  const { db, clock } = context
  if (cookie.token !== null) await endSessionOfToken(db, cookie.token)
  const token = newSessionToken()
  const now = clock.now()
  await db.query(
    `INSERT INTO sessions (player_id, token_hash, rotated_at, created_at, last_seen_at, expires_at, address, user_agent)
     VALUES ($1, $2, $3, $3, $3, $4, $5, $6)`,
    [
      playerId,
      hashToken(token),
      new Date(now),
      new Date(now + SESSION_MS),
      address,
      userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    ],
  )
  cookie.set(token, SESSION_MS / 1_000)
}
