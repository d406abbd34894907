import { CALLS, type CallAnswer, type CallName, ERRORS } from '@touchline/contract'
import type { Db } from '../db/index.ts'
import { errorReplyText } from './error-body.ts'
import { hashOf } from './hash-of.ts'
import type { ServedLocale } from './locale.ts'
import { Refusal, refuse, StoredReply } from './refusal.ts'

/** A request that its client may send again under the key that it made before sending. */
export interface KeyedRequest<N extends CallName = CallName> {
  readonly playerId: number
  readonly call: N
  readonly key: string
  /** The input of the request: its body, and its params where it has some. */
  readonly body: unknown
  /** Unix ms. */
  readonly now: number
  /** In which a refusal is written. */
  readonly locale: ServedLocale
}

/** A response as it is stored. */
export interface KeptAnswer {
  readonly call: string
  readonly status: number
  readonly answer: string
  readonly body_hash: string
}

const CLAIM = `INSERT INTO request_answers (player_id, key, call, body_hash, status, answer, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING RETURNING 1`

/**
 * Carries a request out once: `make` runs for the first request with a key, and its response or refusal is stored in
 * the transaction of what it does. The same request again gets the same bytes; the same key with another body or call
 * is refused with `idempotency_key_reused`. A refusal stays one: a copy of the request that arrives late does not
 * succeed behind it. Two requests with a key at once take turns. Placement stores many responses in one statement
 * (`place_together`), and judges a stored one by `answerOf`.
 * @param tx a transaction: an error of `make` must roll the key back
 * @param make its response, a refusal, or the text of either
 */
export async function once<N extends CallName>(
  tx: Db,
  request: KeyedRequest<N>,
  make: () => Promise<CallAnswer<N> | StoredReply | Refusal>,
): Promise<StoredReply | Refusal> {
  const { playerId, key, call } = request
  if (!(await claim(tx, request, new StoredReply(0, '')))) return firstAnswer(tx, request)
  const made = await make()
  const reply = replyOf(call, made, request.locale)
  await tx.query('UPDATE request_answers SET status = $3, answer = $4 WHERE player_id = $1 AND key = $2', [
    playerId,
    key,
    reply.status,
    reply.body,
  ])
  return reply
}

function replyOf(call: CallName, made: unknown, locale: ServedLocale): StoredReply {
  if (made instanceof StoredReply) return made
  if (made instanceof Refusal) return refusalReply(made, locale)
  return new StoredReply(CALLS[call].status, JSON.stringify(made))
}

/** A refusal as it is stored. */
export function refusalReply(refusal: Refusal, locale: ServedLocale): StoredReply {
  return new StoredReply(ERRORS[refusal.error].status, errorReplyText(refusal, locale))
}

/**
 * Stores a response to a request that changed nothing else, and returns what counts: this one, or the one that was
 * there first.
 */
export async function keepAnswer(db: Db, request: KeyedRequest, reply: StoredReply): Promise<StoredReply | Refusal> {
  await claim(db, request, reply)
  return firstAnswer(db, request)
}

/** The response that a request was given before; null where its key is new. */
export async function findAnswer(db: Db, request: KeyedRequest): Promise<StoredReply | Refusal | null> {
  const [kept] = await db.query<KeptAnswer & object>(
    'SELECT call, status, answer, body_hash FROM request_answers WHERE player_id = $1 AND key = $2',
    [request.playerId, request.key],
  )
  return kept === undefined ? null : answerOf(kept, request)
}

/** The stored response of a key, unless it was given to another request. */
export function answerOf(
  { call, status, answer, body_hash: bodyHash }: KeptAnswer,
  request: KeyedRequest,
): StoredReply | Refusal {
  const isSame = call === request.call && bodyHash === hashOf(request.body)
  return isSame ? new StoredReply(status, answer) : refuse('idempotency_key_reused')
}

async function claim(db: Db, request: KeyedRequest, { status, body }: StoredReply): Promise<boolean> {
  const { playerId, key, call, now } = request
  const made = await db.query(CLAIM, [playerId, key, call, hashOf(request.body), status, body, new Date(now)])
  return made.length > 0
}

async function firstAnswer(db: Db, request: KeyedRequest): Promise<StoredReply | Refusal> {
  const answer = await findAnswer(db, request)
  if (answer === null) throw new Error(`The answer of ${request.call} was forgotten while it was read`)
  return answer
}

/** Responses are kept this long. */
export const ANSWER_MS = 24 * 3_600_000

/** Drops the responses that are older than promised. */
export async function forgetOldAnswers(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM request_answers WHERE at < $1', [new Date(now - ANSWER_MS)])
}
