import type { Db } from '../../../db/index.ts'
import { type Refusal, refuse, StoredReply } from '../../../kernel/refusal.ts'

export interface Answered {
  readonly status: number
  readonly answer: string
  readonly body_hash: string
}

/** Keeps an answer under its key and answers what counts: this one, or the answer that was there first. */
export async function rememberAnswer(
  db: Db,
  request: { readonly playerId: number; readonly key: string; readonly bodyHash: string; readonly now: number },
  status: number,
  answer: string,
): Promise<Answered & { readonly isNew: boolean }> {
  const { playerId, key, bodyHash, now } = request
  const made = await db.query(
    `INSERT INTO bet_requests (player_id, key, body_hash, status, answer, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [playerId, key, bodyHash, status, answer, new Date(now)],
  )
  const [kept] = await db.query<Answered>(
    'SELECT status, answer, body_hash FROM bet_requests WHERE player_id = $1 AND key = $2',
    [playerId, key],
  )
  return { ...(kept ?? { status, answer, body_hash: bodyHash }), isNew: made.length > 0 }
}

/** The first answer of the key, unless it was given to another request. */
export function answerOf({ status, answer, body_hash: bodyHash }: Answered, hash: string): StoredReply | Refusal {
  return bodyHash === hash ? new StoredReply(status, answer) : refuse('idempotency_key_reused')
}

/** Answers are kept this long. */
export const ANSWER_MS = 24 * 3_600_000

/** Drops the answers that are older than promised. */
export async function forgetOldAnswers(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM bet_requests WHERE at < $1', [new Date(now - ANSWER_MS)])
}
