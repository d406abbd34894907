import type { Provider } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import { SILENCE_MS } from '../../kernel/silence.ts'

/** A sign of life of a producer. */
export interface Heartbeat {
  readonly provider: Provider
  /** As its feed calls it. */
  readonly producer: string
  /** True: it is up. False: it reports itself as down, or has lost this book. */
  readonly isAlive: boolean
  /** Time of its message, in Unix ms. */
  readonly messageAt: number
}

/** The own feed as a producer of a provider. */
export function ownHeartbeat(provider: Provider, messageAt: number): Heartbeat {
  return { provider, producer: 'simulation', isAlive: true, messageAt }
}

/**
 * Stores a heartbeat. The latest counts, in any order they arrive, and at most `now`. One that arrives late shows
 * that the producer is late: its other messages are as old.
 * @param now Unix ms
 */
export async function recordHeartbeat(
  db: Db,
  { provider, producer, isAlive, messageAt }: Heartbeat,
  now: number,
): Promise<void> {
  await db.query(
    `INSERT INTO provider_heartbeats AS h (provider, producer, heard_at, is_lost) VALUES ($1, $2, $3, $4)
     ON CONFLICT (provider, producer) DO UPDATE SET heard_at = $3, is_lost = $4 WHERE h.heard_at <= $3`,
    [provider, producer, new Date(Math.min(messageAt, now)), !isAlive || now - messageAt > SILENCE_MS],
  )
}

/**
 * Gives up producers that have been silent for too long.
 * @param since when this process began to listen: before that it received nothing
 */
export async function noticeSilence(db: Db, now: number, since: number): Promise<void> {
  if (now - since <= SILENCE_MS) return
  await db.query('UPDATE provider_heartbeats SET is_lost = true WHERE NOT is_lost AND heard_at < $1', [
    new Date(now - SILENCE_MS),
  ])
}

/** A producer by the reading that takes its provider down. */
export interface ProducerState {
  readonly provider: Provider
  readonly producer: string
  /** Silent: no sign of life for too long. Down: it reports itself as down, or has lost this book. */
  readonly state: 'open' | 'silent' | 'down'
  /** When it gave its last sign of life, in Unix ms by its own clock. */
  readonly messageAt: number
}

/** Every producer that ever gave a sign of life, and was not given up by the operator since. */
export async function loadProducerStates(db: Db, now: number): Promise<readonly ProducerState[]> {
  const rows = await db.query<{ provider: Provider; producer: string; at: Date; isLost: boolean }>(
    'SELECT provider, producer, heard_at AS at, is_lost AS "isLost" FROM provider_heartbeats ORDER BY provider, producer',
    [],
  )
  return rows.map(({ provider, producer, at, isLost }) => {
    const messageAt = at.getTime()
    const state = !isLost ? 'open' : now - messageAt > SILENCE_MS ? 'silent' : 'down'
    return { provider, producer, state, messageAt }
  })
}
