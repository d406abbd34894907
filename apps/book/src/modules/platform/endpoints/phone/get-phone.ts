import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { phoneView } from '../../phone/phone-view.ts'

export async function getPhone(
  context: BookContext,
  { player }: CallRequest<'getPhone'>,
): Promise<CallAnswer<'getPhone'>> {
  return { data: await phoneView(context, player.playerId) }
}
