import { parseSystemId } from '@touchline/betting'
import type { CallAnswer, SharedBetRequest } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'
import { currentPrice } from '../current-price.ts'
import { newShareCode } from '../share-code.ts'
import { toStored } from '../stored-bet.ts'

const DAY_MS = 86_400_000
const GOOD_FOR_MS = 30 * DAY_MS
const CODES_PER_DAY = 100

/** A code that could restore nothing is not given out. */
export async function createShareCode(
  { db, clock, board, currencies }: BookContext,
  { body, player }: CallRequest<'createShareCode'>,
): Promise<CallAnswer<'createShareCode'> | Refusal> {
  const now = clock.now()
  if (body.bets.some((bet) => !fitsItsSystem(bet))) return refuse('wrong_system')
  if (body.bets.some(({ stake }) => stake && !currencies.has(stake.currency))) {
    return refuse('validation', { details: [{ path: 'body.bets.stake.currency', message: 'Not offered' }] })
  }
  const stored = body.bets.map(toStored)
  const isOnOffer = stored.some((bet) => bet.selections.some((pick) => currentPrice(board, pick, now) !== null))
  if (!isOnOffer) return refuse('unknown_selection')
  const [code, expiresAt] = [newShareCode(), new Date(now + GOOD_FOR_MS)]
  const rows = await db.query(
    `INSERT INTO share_codes (code, player_id, bets, created_at, expires_at)
     SELECT $1, $2, $3::jsonb, $4, $5
     WHERE (SELECT count(*) FROM share_codes s WHERE s.player_id = $2 AND s.created_at > $6) < $7
     RETURNING 1`,
    [code, player.playerId, JSON.stringify(stored), new Date(now), expiresAt, new Date(now - DAY_MS), CODES_PER_DAY],
  )
  if (rows.length === 0) return refuse('too_many_requests')
  return { data: { code, expires_at: expiresAt.toISOString() } }
}

function fitsItsSystem({ system_id, selections }: SharedBetRequest): boolean {
  return system_id == null || parseSystemId(system_id)?.totalCount === selections.length
}
