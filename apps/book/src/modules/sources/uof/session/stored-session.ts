import type { Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import type { Delivery } from './session.ts'

/** A part of a session with a queue of its own, such as a package of TRADE360. */
export interface SessionPackage {
  /** As the vendor numbers it. */
  readonly id: number
  /** Whose signs of life are its own. */
  readonly producer: string
  /** Why it is not complete; null while it is. */
  readonly why: string | null
  /** Wall ms of its last message; null before the first. */
  readonly receivedAt: number | null
}

/** The session, for people who look at it. */
export interface SessionState {
  readonly name: string
  readonly why: string | null
  readonly generation: number
  /** Wall ms. */
  readonly since: number
  readonly pending: number
  readonly languages: readonly string[]
  readonly packages: readonly SessionPackage[]
}

/** Messages that could not be taken in are kept so long. */
const KEEP_MS = 7 * 24 * 3_600_000

export async function saveSession(db: Db, provider: Provider, state: SessionState, now: number): Promise<void> {
  await db.query(
    `INSERT INTO feed_sessions (provider, state, why, generation, since, pending, languages, packages, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $8::text[], $9::jsonb, $7)
     ON CONFLICT (provider) DO UPDATE SET state = $2, why = $3, generation = $4, since = $5, pending = $6, languages = $8::text[],
       packages = $9::jsonb, updated_at = $7`,
    [
      provider,
      state.name,
      state.why,
      state.generation,
      new Date(state.since),
      state.pending,
      new Date(now),
      [...state.languages],
      JSON.stringify(state.packages),
    ],
  )
}

/** Keeps a message that could not be taken in, for people. What a text of the database cannot hold is replaced. */
export async function saveReject(
  db: Db,
  provider: Provider,
  { routingKey, body }: Delivery,
  why: string,
  now: number,
): Promise<void> {
  const text = (value: string) => value.replaceAll('\0', '\uFFFD').slice(0, 1_000_000)
  await db.query(
    'INSERT INTO feed_rejects (provider, received_at, routing_key, why, body) VALUES ($1, $2, $3, $4, $5)',
    [provider, new Date(now), text(routingKey), text(why), text(body)],
  )
}

export async function pruneRejects(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM feed_rejects WHERE received_at < $1', [new Date(now - KEEP_MS)])
}
