import type { Limit } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import { endAllSessions } from '../platform/index.ts'
import { type LimitRow, limitView } from './limits.ts'

const DAY_MS = 24 * 3_600_000
const START = `
  INSERT INTO player_limits (player_id, type, created_at, disable_at, ended_at, is_imposed) VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING *, NULL::bigint AS used`

export interface NewPause {
  readonly playerId: number
  readonly type: 'coolingoff' | 'selfexclusion'
  readonly days: number
  /** The operator has decided it. */
  readonly isImposed: boolean
  /** Unix ms. */
  readonly now: number
}

/** A break or an exclusion that begins now, inside a transaction; every session of the player ends with its commit. */
export async function startPause(tx: Db, { playerId, type, days, isImposed, now }: NewPause): Promise<Limit> {
  const until = new Date(now + days * DAY_MS)
  const ended = type === 'coolingoff' ? until : null
  const [row] = await tx.query<LimitRow & object>(START, [playerId, type, new Date(now), until, ended, isImposed])
  // The same person's other accounts are no way around it.
  await tx.query('SELECT hold_same_persons($1, $2)', [playerId, new Date(now)])
  await tx.query('SELECT push_keep_for_bets($1)', [playerId])
  await endAllSessions(tx, playerId)
  if (row === undefined) throw new Error('A limit was stored and not answered')
  return limitView(row, now)
}
