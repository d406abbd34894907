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
export const MESSAGES_AT_ONCE = 500
/** Messages of matches that are over, and those about no match, are kept so long. */
const KEEP_MS = 24 * 3_600_000

/** A message for the process that owns the offer. */
export interface LeftMessage {
  readonly provider: Provider
  /** The match it is about; null: none. */
  readonly eventId: number | null
  readonly body: string
}

interface Arrived extends LeftMessage {
  readonly receivedAt: number
}

/** Leaves a message for the process that owns the offer. */
export function leaveMessage(db: Db, message: LeftMessage, now: number): Promise<void> {
  return storeMessages(db, [{ ...message, receivedAt: now }])
}

async function storeMessages(db: Db, messages: readonly Arrived[]): Promise<void> {
  await db.tx(async (tx) => {
    // One after the other: a reader that has seen a number has seen all below it.
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('feed messages'))")
    await tx.query(
      `INSERT INTO feed_messages (provider, match_id, received_at, body)
       SELECT provider, match_id, received_at, body
       FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::text[])
         WITH ORDINALITY AS m (provider, match_id, received_at, body, place)
       ORDER BY place`,
      [
        messages.map(({ provider }) => provider),
        messages.map(({ eventId }) => eventId),
        messages.map(({ receivedAt }) => new Date(receivedAt).toISOString()),
        messages.map(({ body }) => body),
      ],
    )
  })
}

/**
 * Leaves messages in the order in which they are given: those that come while others are being stored are stored
 * together.
 */
export interface Inbox {
  /** Resolves when it is stored. */
  leave(message: LeftMessage, now: number): Promise<void>
}

export function createInbox(db: Db): Inbox {
  const waiting: { readonly message: Arrived; resolve(): void; reject(error: unknown): void }[] = []
  let isStoring = false

  async function storeAll(): Promise<void> {
    isStoring = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MESSAGES_AT_ONCE)
      try {
        await storeMessages(
          db,
          batch.map(({ message }) => message),
        )
        for (const { resolve } of batch) resolve()
      } catch {
        // One of them may be at fault: the others are stored without it.
        for (const { message, resolve, reject } of batch) await storeMessages(db, [message]).then(resolve, reject)
      }
    }
    isStoring = false
  }

  return {
    leave: (message, now) =>
      new Promise((resolve, reject) => {
        waiting.push({ message: { ...message, receivedAt: now }, resolve, reject })
        if (!isStoring) void storeAll()
      }),
  }
}

/** Messages that came after another one, in order. */
export async function messagesAfter(
  db: Db,
  providers: readonly Provider[],
  afterId: bigint,
): Promise<readonly InboxMessage[]> {
  const rows = await db.query<{ id: bigint; provider: Provider; received_at: Date; body: string }>(
    `SELECT id, provider, received_at, body FROM feed_messages WHERE id > $1 AND provider = ANY ($2::text[])
     ORDER BY id LIMIT ${MESSAGES_AT_ONCE}`,
    [afterId, [...providers]],
  )
  return rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at.getTime() }))
}

/** Deletes messages that no restart needs: those of matches that are over, and old ones about none. */
export async function pruneMessages(db: Db, now: number): Promise<void> {
  await db.query(
    `DELETE FROM feed_messages f WHERE received_at < $1
     AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = f.match_id AND m.status < ${EVENT_STATUS.finished})`,
    [new Date(now - KEEP_MS)],
  )
}
