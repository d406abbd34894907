import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../player-row.ts'

export async function getPlayer(
  { db }: BookContext,
  { player }: CallRequest<'getPlayer'>,
): Promise<CallAnswer<'getPlayer'> | Refusal> {
  const [row] = await db.query<PlayerRow>(`SELECT ${PLAYER_COLUMNS} FROM players WHERE id = $1`, [player.playerId])
  return row === undefined ? refuse('unauthorized') : { data: playerView(row) }
}
