import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { markRead } from '../notifications/mark-read.ts'

export async function readNotifications(
  context: BookContext,
  { player, body }: CallRequest<'readNotifications'>,
): Promise<CallAnswer<'readNotifications'>> {
  return { data: { unread: await markRead(context, player.playerId, body.ids) } }
}

export async function readAllNotifications(
  context: BookContext,
  { player }: CallRequest<'readAllNotifications'>,
): Promise<CallAnswer<'readAllNotifications'>> {
  return { data: { unread: await markRead(context, player.playerId, null) } }
}
