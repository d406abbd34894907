import type { Handler } from '../../../kernel/handler.ts'
import { markRead } from '../notifications/mark-read.ts'
import type { PlatformParts } from '../parts.ts'

export function readNotifications(ports: PlatformParts): Handler<'readNotifications'> {
  return async ({ player, body }) => {
    return { data: { unread: await markRead(ports, player.playerId, body.ids) } }
  }
}

export function readAllNotifications(ports: PlatformParts): Handler<'readAllNotifications'> {
  return async ({ player }) => {
    return { data: { unread: await markRead(ports, player.playerId, null) } }
  }
}
