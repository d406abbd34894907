import type { Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import { remaining } from '../recovery/request-budget.ts'
import { pastRequests } from '../recovery/stored-producers.ts'

/** A session and its producers, as the process that holds it left them. Times are unix ms. */
export interface FeedStatus {
  readonly provider: Provider
  readonly state: string
  readonly why: string | null
  readonly generation: number
  readonly since: number
  readonly updatedAt: number
  /** Messages that were received and are not taken in. */
  readonly pending: number
  /** Messages of the last 24 hours that could not be taken in. */
  readonly rejects: number
  readonly producers: readonly {
    readonly producer: string
    readonly name: string
    readonly phase: string
    readonly why: string | null
    readonly checkpointAt: number | null
    /** By the producer's clock: how far it is played. */
    readonly playedAt: number | null
    /** Of the kind that it would need now. */
    readonly recoveries: { readonly left: number; readonly of: number }
  }[]
}

const DAY_MS = 24 * 3_600_000

export async function loadFeedStatus(db: Db, now: number): Promise<readonly FeedStatus[]> {
  const sessions = await db.query<{
    provider: Provider
    state: string
    why: string | null
    generation: number
    since: Date
    updated_at: Date
    pending: number
    rejects: string
  }>(
    `SELECT s.*, (SELECT count(*) FROM feed_rejects r WHERE r.provider = s.provider AND r.received_at > $1) AS rejects
     FROM feed_sessions s ORDER BY provider`,
    [new Date(now - DAY_MS)],
  )
  const all: FeedStatus[] = []
  for (const { since, updated_at: updated, rejects, ...session } of sessions) {
    const producers = await producersOf(db, session.provider, now)
    all.push({ ...session, since: since.getTime(), updatedAt: updated.getTime(), rejects: Number(rejects), producers })
  }
  return all
}

async function producersOf(db: Db, provider: Provider, now: number): Promise<FeedStatus['producers']> {
  const rows = await db.query<{
    producer: string
    name: string
    phase: string
    why: string | null
    checkpoint_at: Date | null
    played_at: Date | null
  }>(
    'SELECT producer, name, phase, why, checkpoint_at, played_at FROM feed_producers WHERE provider = $1 ORDER BY length(producer), producer',
    [provider],
  )
  const producers: FeedStatus['producers'][number][] = []
  for (const { checkpoint_at: checkpoint, played_at: played, ...row } of rows) {
    const checkpointAt = checkpoint?.getTime() ?? null
    const past = await pastRequests(db, provider, row.producer, now)
    const recoveries = remaining(past, { after: checkpointAt, askedAt: now })
    producers.push({ ...row, checkpointAt, playedAt: played?.getTime() ?? null, recoveries })
  }
  return producers
}
