import type { Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import { newProducer, type Producer, type RecoveryRequest } from './producer-state.ts'
import { allowedAt, BUDGET_MS, type PastRequest } from './request-budget.ts'

/** A producer of an account. */
export interface ProducerInfo {
  /** As the feed numbers it. */
  readonly id: string
  readonly name: string
  /** Path of its part of the API, `liveodds`. */
  readonly path: string
  readonly windowMs: number
}

/** Producers as the last owner of the session left them. */
export async function loadProducers(db: Db, provider: Provider): Promise<ReadonlyMap<string, Producer>> {
  const rows = await db.query<{
    producer: string
    checkpoint_at: Date | null
    last_request_id: number
    not_before: Date | null
  }>('SELECT producer, checkpoint_at, last_request_id, not_before FROM feed_producers WHERE provider = $1', [provider])
  return new Map(
    rows.map((row) => [
      row.producer,
      newProducer({
        checkpoint: row.checkpoint_at?.getTime() ?? null,
        lastRequestId: row.last_request_id,
        notBefore: row.not_before?.getTime() ?? 0,
      }),
    ]),
  )
}

export async function saveProducer(
  db: Db,
  provider: Provider,
  { id, name, windowMs }: ProducerInfo,
  producer: Producer,
  now: number,
): Promise<void> {
  const { phase, checkpoint, lastRequestId, notBefore, aliveAt, playedAt } = producer
  const time = (at: number | null) => (at === null ? null : new Date(at))
  await db.query(
    `INSERT INTO feed_producers AS p (provider, producer, name, phase, why, checkpoint_at, last_request_id, not_before, alive_at, played_at,
       window_ms, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (provider, producer) DO UPDATE SET name = $3, phase = $4, why = $5, checkpoint_at = $6, last_request_id = $7,
       not_before = $8, alive_at = coalesce($9, p.alive_at), played_at = $10, window_ms = $11, updated_at = $12`,
    [
      provider,
      id,
      name,
      phase.name,
      phase.name === 'down' ? phase.why : null,
      time(checkpoint),
      lastRequestId,
      time(notBefore),
      time(aliveAt),
      time(playedAt),
      windowMs,
      new Date(now),
    ],
  )
}

/**
 * Stores that a recovery is about to be requested. Returns the time at which the vendor allows it, in Unix ms, where
 * that is later than now.
 */
export async function storeIntent(
  db: Db,
  provider: Provider,
  producer: string,
  { requestId, after }: RecoveryRequest,
  now: number,
): Promise<number | null> {
  return db.tx(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('feed recoveries'))")
    const freeAt = allowedAt(await pastRequests(tx, provider, producer, now), { after, askedAt: now })
    if (freeAt > now) return freeAt
    await tx.query(
      'INSERT INTO feed_recoveries (provider, producer, request_id, after_at, asked_at) VALUES ($1, $2, $3, $4, $5)',
      [provider, producer, requestId, after === null ? null : new Date(after), new Date(now)],
    )
    return null
  })
}

/** Requests that the vendor may still count: one that it refused does not count. */
export async function pastRequests(
  db: Db,
  provider: Provider,
  producer: string,
  now: number,
): Promise<readonly PastRequest[]> {
  const rows = await db.query<{ after_at: Date | null; asked_at: Date }>(
    `SELECT after_at, asked_at FROM feed_recoveries
     WHERE provider = $1 AND producer = $2 AND asked_at > $3 AND outcome <> 'refused'`,
    [provider, producer, new Date(now - BUDGET_MS)],
  )
  return rows.map((row) => ({ after: row.after_at?.getTime() ?? null, askedAt: row.asked_at.getTime() }))
}

export type RecoveryOutcome = 'accepted' | 'refused' | 'failed' | 'complete'

/** Stores the result of a request. A response that comes after the recovery is complete adds nothing. */
export async function storeOutcome(
  db: Db,
  provider: Provider,
  producer: string,
  requestId: number,
  outcome: RecoveryOutcome,
  now: number,
): Promise<void> {
  await db.query(
    `UPDATE feed_recoveries SET outcome = $4, answered_at = $5
     WHERE provider = $1 AND producer = $2 AND request_id = $3 AND outcome <> 'complete'`,
    [provider, producer, requestId, outcome, new Date(now)],
  )
}
