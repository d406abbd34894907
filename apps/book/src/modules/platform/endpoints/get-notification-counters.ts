import type { Handler } from '../../../kernel/handler.ts'
import { countUnread } from '../notifications/count-unread.ts'
import type { PlatformParts } from '../parts.ts'

export function getNotificationCounters({ db }: PlatformParts): Handler<'getNotificationCounters'> {
  return async ({ player }) => {
    return { data: { unread: await countUnread(db, player.playerId) } }
  }
}
