import { type CallAnswer, privateChannel } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { SERVED_LOCALES } from '../../../lib/locale.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'

/** A player gets tokens of his own private channels and of nothing else. */
export async function websocketAuthorize(
  { tokens }: BookContext,
  { player, body }: CallRequest<'websocketAuthorize'>,
): Promise<CallAnswer<'websocketAuthorize'> | Refusal> {
  const own = SERVED_LOCALES.map((locale) => privateChannel(locale, player.playerId))
  if (body.channels.some((channel) => !own.includes(channel))) return refuse('forbidden')
  const user = String(player.playerId)
  return {
    data: { channels: body.channels.map((channel) => ({ channel, token: tokens.subscription(channel, user) })) },
  }
}
