import type { Handler } from '../../../kernel/handler.ts'
import { countUnread } from '../notifications/count-unread.ts'
import type { PlatformParts } from '../parts.ts'

export function counters({ db, events }: PlatformParts): Handler<'counters'> {
  return async ({ player }) => {
    const counts = await events.counts()
    if (player === null) return { data: { ...counts, open_bets: null, unread_notifications: null } }
    const [open] = await db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM bets WHERE player_id = $1 AND status IN ('submitted', 'waiting_results')`,
      [player.playerId],
    )
    const unread = await countUnread(db, player.playerId)
    return { data: { ...counts, open_bets: open?.n ?? 0, unread_notifications: unread } }
  }
}
