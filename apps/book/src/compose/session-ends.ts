import type { Infra } from '../kernel/infra.ts'
import { createLoop, type Loop } from '../kernel/loop.ts'
import type { Publisher } from '../kernel/ports/publisher.ts'
import { SESSION_ENDED, userOf } from '../modules/realtime/index.ts'
import { ADMISSION_SECONDS } from './token-issuer.ts'

/** Two looks fit into the second within which sockets are closed. */
const EVERY_MS = 400
/** Longer than a connection token lets in, clocks that differ included. */
const REPEAT_SECONDS = ADMISSION_SECONDS + 5
const BATCH = 1_000

interface EndedSession {
  readonly id: bigint
  readonly player_id: number
  readonly session_id: number
}

export interface SessionEndsPorts extends Infra {
  readonly publisher: Pick<Publisher, 'disconnect'>
}

/**
 * Closes the realtime connections of sessions that ended, whichever process ended them. It does so again until the last
 * token of a session is too old to open another one: the production engine keeps no list of ended sessions.
 */
export function createSessionEnds(ports: SessionEndsPorts): Loop {
  return createLoop({
    name: 'session ends',
    clock: ports.clock,
    log: ports.log,
    everyMs: EVERY_MS,
    wokenBy: { signals: ports.signals, name: 'session_ended' },
    round: () => closeEndedSessions(ports).then(() => false),
  })
}

/** One round of it. */
export async function closeEndedSessions({
  db,
  publisher,
  log,
}: Pick<SessionEndsPorts, 'db' | 'log' | 'publisher'>): Promise<void> {
  const ended = await db.query<EndedSession>(
    `SELECT id, player_id, session_id FROM ended_sessions ORDER BY id LIMIT ${BATCH}`,
    [],
  )
  if (ended.length === 0) return
  const users = ended.map((row) => userOf({ playerId: row.player_id, sessionId: row.session_id }))
  const closed = await publisher.disconnect(users, SESSION_ENDED)
  if (!closed.ok) return log.warn(`connections of ended sessions are not closed yet: ${closed.reason}`)
  await db.query(
    `DELETE FROM ended_sessions WHERE id = ANY ($1::bigint[]) AND ended_at < clock_timestamp() - interval '${REPEAT_SECONDS} seconds'`,
    [ended.map(({ id }) => id)],
  )
}
