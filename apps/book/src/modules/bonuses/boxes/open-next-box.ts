import { boxSubject, createDraw, openBox } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { holdBoxes } from './load-boxes.ts'

export interface Opening {
  readonly issueId: number
  readonly freebetId: number
  readonly key: string
  readonly now: number
}

/**
 * Opens the next box on a free bet: draws, raises, books and notifies. Returns null when it is done.
 * @param tx the transaction of the key, so that a repetition of the request opens nothing
 * @param whyNot why the player may not now, read while the boxes are held; null where they may
 */
export async function openNextBox(
  tx: Db,
  { issueId, freebetId, key, now }: Opening,
  whyNot: () => Promise<Refusal | null>,
): Promise<Refusal | null> {
  const boxes = await holdBoxes(tx, issueId)
  // A box is drawn by the key, which it keeps: the key of a box opens no other one.
  const before = boxes.find(({ client_key }) => client_key === key)
  if (before !== undefined) return before.freebet_id === freebetId ? null : refuse('idempotency_key_reused')
  const next = boxes.find(({ opened_at }) => opened_at === null)
  const refusal = await whyNot()
  if (refusal !== null) return refusal
  const [farmed] = await tx.query<{ points: number }>(
    'SELECT points::float8 AS points FROM player_bonuses WHERE id = $1',
    [issueId],
  )
  if (next === undefined || (farmed?.points ?? 0) < next.points) return refuse('box_not_ready')
  const drawn = openBox(next.contents, boxSubject({ boxId: next.id, clientKey: key }), createDraw(next.seed))
  const [row] = await tx.query<{ done: boolean }>('SELECT bonus_raise($1, $2, $3, $4, $5, $6) AS done', [
    next.id,
    key,
    freebetId,
    drawn,
    next.contents[drawn]?.multiplier ?? 10_000,
    new Date(now),
  ])
  return row?.done === true ? null : refuse('freebet_not_raisable')
}
