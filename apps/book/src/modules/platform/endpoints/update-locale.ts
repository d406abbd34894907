import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { isServedLocale } from '../../../lib/locale.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'

export async function updateLocale(
  { db }: BookContext,
  { player, body }: CallRequest<'updateLocale'>,
): Promise<CallAnswer<'updateLocale'> | Refusal> {
  if (!isServedLocale(body.locale)) {
    return refuse('validation', { details: [{ path: 'body.locale', message: 'This language is not offered' }] })
  }
  await db.query('UPDATE players SET language = $2 WHERE id = $1', [player.playerId, body.locale])
  return { data: { language: body.locale } }
}
