import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { countUnread } from '../notifications/count-unread.ts'

export async function getNotificationCounters(
  { db }: BookContext,
  { player }: CallRequest<'getNotificationCounters'>,
): Promise<CallAnswer<'getNotificationCounters'>> {
  return { data: { unread: await countUnread(db, player.playerId) } }
}
