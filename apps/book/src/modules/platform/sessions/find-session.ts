import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { gather } from '../../../kernel/gather.ts'
import { ROTATION_GRACE_MS } from './session-token.ts'

/** A session that holds. */
export interface StoredSession {
  readonly id: number
  readonly player_id: number
  readonly rotated_at: Date
  readonly expires_at: Date
  readonly last_seen_at: Date
  readonly token_hash: string
  /** Origin of the host page in whose frame it is; null for a session of the site itself. */
  readonly host_origin: string | null
  /** Of the token before, while it still works; otherwise null. */
  readonly grace_hash: string | null
}

/** Finds the session of a token by its hash, in the database every time: one that was ended does not work any more. */
export type FindSession = (hash: string) => Promise<StoredSession | undefined>

/** Calls that arrive together are looked up together. */
export function createSessionFinder(db: Db, clock: Clock): FindSession {
  return gather(async (hashes) => {
    const now = clock.now()
    const sessions = await db.query<StoredSession>(
      `SELECT id, player_id, rotated_at, expires_at, last_seen_at, token_hash, host_origin,
              CASE WHEN rotated_at > $3 THEN previous_hash END AS grace_hash
       FROM sessions WHERE (token_hash = ANY ($1::text[]) OR previous_hash = ANY ($1::text[])) AND expires_at > $2`,
      [hashes, new Date(now), new Date(now - ROTATION_GRACE_MS)],
    )
    const found = new Map<string, StoredSession>()
    for (const session of sessions) if (session.grace_hash !== null) found.set(session.grace_hash, session)
    for (const session of sessions) found.set(session.token_hash, session)
    return found
  })
}
