import type { Handler } from '../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../kernel/paging.ts'
import { betCaptions } from '../notifications/bet-captions.ts'
import {
  betOf,
  NOTIFICATION_COLUMNS,
  type NotificationRow,
  notificationView,
} from '../notifications/notification-view.ts'
import type { PlatformParts } from '../parts.ts'

const DEFAULT_LIMIT = 50

export function getNotifications({ db, currencies, events }: PlatformParts): Handler<'getNotifications'> {
  return async ({ player, query, locale }) => {
    const page = pageOf(query, DEFAULT_LIMIT)
    const [count] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM notifications WHERE player_id = $1', [
      player.playerId,
    ])
    const rows = await db.query<NotificationRow>(
      `SELECT ${NOTIFICATION_COLUMNS} FROM notifications WHERE player_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
      [player.playerId, page.limit, page.offset],
    )
    const bets = rows.flatMap((row) => betOf(row) ?? [])
    const captions = await betCaptions({ db, events }, bets, locale)
    const captionOf = (row: NotificationRow) => captions.get(betOf(row) ?? 0n) ?? null
    return {
      data: rows.map((row) => notificationView(row, currencies, locale, captionOf(row))),
      pagination: paginationOf(count?.n ?? 0, page),
    }
  }
}
