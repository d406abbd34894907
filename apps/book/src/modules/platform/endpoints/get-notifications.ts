import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { pageOf, paginationOf } from '../../../lib/paging.ts'
import { NOTIFICATION_COLUMNS, type NotificationRow, notificationView } from '../notifications/notification-view.ts'

const DEFAULT_LIMIT = 50

export async function getNotifications(
  { db, currencies }: BookContext,
  { player, query, locale }: CallRequest<'getNotifications'>,
): Promise<CallAnswer<'getNotifications'>> {
  const page = pageOf(query, DEFAULT_LIMIT)
  const [count] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM notifications WHERE player_id = $1', [
    player.playerId,
  ])
  const rows = await db.query<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} FROM notifications WHERE player_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
    [player.playerId, page.limit, page.offset],
  )
  return {
    data: rows.map((row) => notificationView(row, currencies, locale)),
    pagination: paginationOf(count?.n ?? 0, page),
  }
}
