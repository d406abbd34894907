import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { countUnread } from '../notifications/count-unread.ts'

export async function counters(
  { db, events }: BookContext,
  { player }: CallRequest<'counters'>,
): Promise<CallAnswer<'counters'>> {
  const counts = await events.counts()
  if (player === null) return { data: { ...counts, open_bets: null, unread_notifications: null } }
  const [open] = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM bets WHERE player_id = $1 AND status IN ('submitted', 'waiting_results')`,
    [player.playerId],
  )
  const unread = await countUnread(db, player.playerId)
  return { data: { ...counts, open_bets: open?.n ?? 0, unread_notifications: unread } }
}
