import type { Db } from '../../../db/index.ts'
import { recordSignIn } from '../factors/sign-in-history.ts'
import { endSessionOfToken } from './end-session.ts'
import { hashToken, newSessionToken } from './session-token.ts'
import { MAX_USER_AGENT, makeRoom } from './start-session.ts'

export interface NewFramedSession {
  readonly playerId: number
  /** Origin of the host page. */
  readonly hostOrigin: string
  /** How long it lasts at most, in ms. */
  readonly lastsMs: number
  /** Token that the frame has; null where it has none. */
  readonly renews: string | null
  readonly address: string
  readonly userAgent: string | null
}

export interface FramedSession {
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Signs a player in inside a frame, under a new token. The frame's session of the same player is continued, so that its
 * sockets stay open; any other one that it has ends. Null where the account is closed. Emit `session_ended` afterwards.
 */
export async function startFramedSession(
  tx: Db,
  session: NewFramedSession,
  now: number,
): Promise<FramedSession | null> {
  const { playerId, hostOrigin, lastsMs, renews, address, userAgent } = session
  const token = newSessionToken()
  const latest = new Date(now + lastsMs)
  if (renews !== null) {
    const [renewed] = await tx.query<{ expires_at: Date }>(
      `UPDATE sessions s SET token_hash = $4, previous_hash = $1, rotated_at = $5, last_seen_at = $5, address = $7,
         expires_at = session_end(s.player_id, s.created_at, $6)
       FROM players p
       WHERE s.token_hash = $1 AND s.player_id = $2 AND s.host_origin = $3 AND s.expires_at > $5
         AND p.id = s.player_id AND p.closed_at IS NULL
       RETURNING s.expires_at`,
      [hashToken(renews), playerId, hostOrigin, hashToken(token), new Date(now), latest, address],
    )
    if (renewed !== undefined) return { token, expiresAt: renewed.expires_at }
    await endSessionOfToken(tx, renews)
  }
  const [begun] = await tx.query<{ expires_at: Date }>(
    `INSERT INTO sessions (player_id, token_hash, rotated_at, created_at, last_seen_at, expires_at, address, user_agent, host_origin)
     SELECT p.id, $2, $3::timestamptz, $3, $3, session_end(p.id, $3, $4::timestamptz), $5, $6, $7
     FROM players p WHERE p.id = $1 AND p.closed_at IS NULL FOR SHARE
     RETURNING expires_at`,
    [
      playerId,
      hashToken(token),
      new Date(now),
      latest,
      address,
      userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      hostOrigin,
    ],
  )
  if (begun === undefined) return null
  await makeRoom(tx, playerId)
  await recordSignIn(tx, { playerId, way: 'host', succeeded: true, address, userAgent }, now)
  return { token, expiresAt: begun.expires_at }
}
