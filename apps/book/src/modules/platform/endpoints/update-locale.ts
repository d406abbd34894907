import type { Handler } from '../../../kernel/handler.ts'
import { isServedLocale } from '../../../kernel/locale.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { PlatformParts } from '../parts.ts'

export function updateLocale({ db }: PlatformParts): Handler<'updateLocale'> {
  return async ({ player, body }) => {
    if (!isServedLocale(body.locale)) {
      return refuse('validation', { details: [{ path: 'body.locale', message: 'This language is not offered' }] })
    }
    await db.query('UPDATE players SET language = $2 WHERE id = $1', [player.playerId, body.locale])
    return { data: { language: body.locale } }
  }
}
