import { isStorageRefused } from '../../../db/index.ts'
import type { SessionCookie, SignedIn } from '../../../kernel/handler.ts'
import type { PlatformParts } from '../parts.ts'
import type { StoredSession } from './find-session.ts'
import { hashToken, looksLikeToken, newSessionToken, ROTATE_AFTER_MS } from './session-token.ts'

/** How exactly a session knows when it was last used. */
const SEEN_EVERY_MS = 60_000

export interface Arrival {
  /**
   * The response reaches the browser itself, so that a new token is not lost. Reads may come from a page rendered on a
   * server.
   */
  readonly mayRotate: boolean
  /** Network address of the call. */
  readonly address: string
}

/**
 * Who a call comes from, by its session; null for a visitor and for a token that is forged, expired, signed out,
 * replaced, or of a frame outside of it.
 */
export async function authenticate(
  ports: PlatformParts,
  cookie: SessionCookie,
  { mayRotate, address }: Arrival,
): Promise<SignedIn | null> {
  const { db, clock, findSession } = ports
  if (cookie.token === null || !looksLikeToken(cookie.token)) return null
  const now = clock.now()
  const hash = hashToken(cookie.token)
  const session = await findSession(hash)
  if (session === undefined || (session.host_origin !== null) !== (cookie.carrier !== 'cookie')) return null
  if (now - session.last_seen_at.getTime() > SEEN_EVERY_MS) {
    const seen = db.query(
      'UPDATE sessions SET last_seen_at = $2, address = CASE WHEN $4 THEN $3 ELSE address END WHERE id = $1',
      [
        session.id,
        new Date(now),
        address,
        // A read may be made by a server on the player's behalf: its address is not theirs.
        mayRotate,
      ],
    )
    // A database that stores nothing still knows who is there.
    await seen.catch((error: unknown) => {
      if (!isStorageRefused(error)) throw error
    })
  }
  const isOld = now - session.rotated_at.getTime() > ROTATE_AFTER_MS
  // A page that carries its token itself gets new ones by new codes.
  const isKept = cookie.carrier !== 'frame_token'
  if (mayRotate && isKept && session.token_hash === hash && isOld) await rotate(ports, cookie, session, hash)
  return { playerId: session.player_id, sessionId: session.id }
}

async function rotate(
  ports: PlatformParts,
  cookie: SessionCookie,
  session: StoredSession,
  hash: string,
): Promise<void> {
  const token = newSessionToken()
  const now = ports.clock.now()
  const changed = await ports.db.query(
    `UPDATE sessions SET token_hash = $3, previous_hash = $2, rotated_at = $4 WHERE id = $1 AND token_hash = $2 RETURNING 1`,
    [session.id, hash, hashToken(token), new Date(now)],
  )
  if (changed.length > 0) cookie.set(token, Math.floor((session.expires_at.getTime() - now) / 1_000))
}
