import type { Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import { remaining } from '../recovery/request-budget.ts'
import { pastRequests } from '../recovery/stored-producers.ts'
import { sportOf, sportUrn } from '../reference/urns.ts'
import type { SessionPackage } from './stored-session.ts'
import type { UnknownKind } from './unknowns.ts'

/** What messages name and this book does not know. */
export interface UnknownName {
  readonly name: string
  /** Messages that named it. */
  readonly times: number
  /** Why it is not offered; null where nothing is known of it. */
  readonly why: string | null
}

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
  /**
   * Markets without a description of the last 24 hours, events that this book does not offer, and producers that are
   * not in the vendor's list, the most frequent first.
   */
  readonly unknown: Readonly<Record<UnknownKind, readonly UnknownName[]>>
  /** People and sides without a name, by the requested language. */
  readonly nameless: readonly { readonly language: string; readonly count: number }[]
  /** Sports of the vendor that this book does not offer, by name. */
  readonly otherSports: readonly string[]
  /** What it consumes apart; empty where the vendor sends everything in one stream. */
  readonly packages: readonly SessionPackage[]
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
    languages: readonly string[]
    packages: readonly SessionPackage[]
  }>(
    `SELECT s.*, (SELECT count(*) FROM feed_rejects r WHERE r.provider = s.provider AND r.received_at > $1) AS rejects
     FROM feed_sessions s ORDER BY provider`,
    [new Date(now - DAY_MS)],
  )
  const all: FeedStatus[] = []
  for (const { since, updated_at: updated, rejects, languages, ...session } of sessions) {
    const { provider } = session
    all.push({
      ...session,
      since: since.getTime(),
      updatedAt: updated.getTime(),
      rejects: Number(rejects),
      producers: await producersOf(db, provider, now),
      unknown: await unknownOf(db, provider, now),
      otherSports: await otherSportsOf(db, provider),
      nameless: await namelessOf(db, provider, languages),
    })
  }
  return all
}

/** Without what has been described, or taken up, since. */
async function unknownOf(db: Db, provider: Provider, now: number): Promise<FeedStatus['unknown']> {
  const rows = await db.query<UnknownName & { readonly kind: UnknownKind }>(
    `SELECT u.kind, u.name, u.times, u.why FROM feed_unknowns u
     WHERE u.provider = $1 AND u.seen_at > $2 AND NOT EXISTS (
       SELECT 1 FROM matches m WHERE u.kind = 'event' AND m.seed = u.name AND m.origin = 'feed'
     ) AND NOT EXISTS (
       SELECT 1 FROM market_descriptions d
       WHERE u.kind = 'market' AND d.provider = u.provider AND d.market_id::text = split_part(u.name, ' ', 1)
     ) AND NOT EXISTS (
       SELECT 1 FROM feed_producers p WHERE u.kind = 'producer' AND p.provider = u.provider AND p.producer = u.name
         AND p.updated_at > u.seen_at
     ) ORDER BY u.times DESC, u.name`,
    [provider, new Date(now - DAY_MS)],
  )
  const of = (kind: UnknownKind) => rows.filter((row) => row.kind === kind)
  return { market: of('market'), event: of('event'), producer: of('producer') }
}

async function otherSportsOf(db: Db, provider: Provider): Promise<readonly string[]> {
  const rows = await db.query<{ number: number; name: string }>(
    `SELECT number, (array_agg(words ORDER BY language <> 'en', language))[1] AS name FROM feed_words
     WHERE provider = $1 AND kind = 'sport' GROUP BY number ORDER BY number`,
    [provider],
  )
  return rows.flatMap(({ number, name }) => {
    const urn = sportUrn(provider, number)
    return urn === null || sportOf(urn) !== null ? [] : [`${name} (${urn})`]
  })
}

async function namelessOf(db: Db, provider: Provider, languages: readonly string[]): Promise<FeedStatus['nameless']> {
  return db.query<{ language: string; count: number }>(
    `SELECT l.language, count(*)::int AS count FROM unnest($2::text[]) AS l (language)
     CROSS JOIN (SELECT DISTINCT urn FROM feed_profiles WHERE provider = $1) AS u
     WHERE NOT EXISTS (
       SELECT 1 FROM feed_profiles p WHERE p.provider = $1 AND p.urn = u.urn AND p.language = l.language
     ) GROUP BY 1 ORDER BY 1`,
    [provider, [...languages]],
  )
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
