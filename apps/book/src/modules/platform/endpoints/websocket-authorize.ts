import { privateChannel } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { SERVED_LOCALES } from '../../../kernel/locale.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { rememberLanguages } from '../notifications/player-languages.ts'
import type { PlatformParts } from '../parts.ts'

/** A player gets tokens of their own private channels and of nothing else. From then on messages go out there. */
export function websocketAuthorize({ db, clock, tokens }: PlatformParts): Handler<'websocketAuthorize'> {
  return async ({ player, body }) => {
    const own = new Map(SERVED_LOCALES.map((locale) => [privateChannel(locale, player.playerId), locale]))
    if (body.channels.some((channel) => !own.has(channel))) return refuse('forbidden')
    const locales = new Set(body.channels.flatMap((channel) => own.get(channel) ?? []))
    await rememberLanguages(db, player.playerId, [...locales], clock.now())
    return {
      data: { channels: body.channels.map((channel) => ({ channel, token: tokens.subscription(channel, player) })) },
    }
  }
}
