import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { findSettings } from '../settings/find-settings.ts'
import { settingsView } from '../settings/settings-view.ts'

export async function getSettings(
  context: BookContext,
  { player }: CallRequest<'getSettings'>,
): Promise<CallAnswer<'getSettings'>> {
  return { data: settingsView(context, player === null ? null : await findSettings(context.db, player.playerId)) }
}
