import type { Handler } from '../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../kernel/paging.ts'
import { NOTIFICATION_COLUMNS, type NotificationRow, notificationViews } from '../notifications/notification-view.ts'
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
    const inLanguage = await notificationViews({ db, currencies, events }, rows)
    return {
      data: await inLanguage(locale),
      pagination: paginationOf(count?.n ?? 0, page),
    }
  }
}
