import { EVENT_STATUS, type Provider } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'

/** A message of a feed as it came. */
export interface InboxMessage {
  readonly id: bigint
  readonly provider: Provider
  /** Wall ms. */
  readonly receivedAt: number
  readonly body: string
}

/** Most messages taken in one go. */
const AT_ONCE = 500
/** Messages of matches that are over, and those about no match, are kept so long. */
const KEEP_MS = 24 * 3_600_000

/** Leaves a message for the process that owns the offer. @param matchId the match it is about; null: none */
export async function leaveMessage(
  db: Db,
  message: { readonly provider: Provider; readonly matchId: number | null; readonly body: string },
  now: number,
): Promise<void> {
  await db.tx(async (tx) => {
    // One after the other: a reader that has seen a number has seen all below it.
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('feed messages'))")
    await tx.query('INSERT INTO feed_messages (provider, match_id, received_at, body) VALUES ($1, $2, $3, $4)', [
      message.provider,
      message.matchId,
      new Date(now),
      message.body,
    ])
  })
}

/** Messages that came after another one, in order. */
export async function messagesAfter(
  db: Db,
  providers: readonly Provider[],
  afterId: bigint,
): Promise<readonly InboxMessage[]> {
  const rows = await db.query<{ id: bigint; provider: Provider; received_at: Date; body: string }>(
    `SELECT id, provider, received_at, body FROM feed_messages WHERE id > $1 AND provider = ANY ($2::text[])
     ORDER BY id LIMIT ${AT_ONCE}`,
    [afterId, [...providers]],
  )
  return rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at.getTime() }))
}

/** Forgets what nobody needs to begin again: messages of matches that are over, and old ones about none. */
export async function pruneMessages(db: Db, now: number): Promise<void> {
  await db.query(
    `DELETE FROM feed_messages f WHERE received_at < $1
     AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = f.match_id AND m.status < ${EVENT_STATUS.finished})`,
    [new Date(now - KEEP_MS)],
  )
}
