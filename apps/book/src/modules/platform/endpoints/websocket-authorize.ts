import { privateChannel } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { SERVED_LOCALES } from '../../../kernel/locale.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { PlatformParts } from '../parts.ts'

/** A player gets tokens of their own private channels and of nothing else. */
export function websocketAuthorize({ tokens }: PlatformParts): Handler<'websocketAuthorize'> {
  return async ({ player, body }) => {
    const own = SERVED_LOCALES.map((locale) => privateChannel(locale, player.playerId))
    if (body.channels.some((channel) => !own.includes(channel))) return refuse('forbidden')
    return {
      data: { channels: body.channels.map((channel) => ({ channel, token: tokens.subscription(channel, player) })) },
    }
  }
}
