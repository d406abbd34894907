import type { Handler } from '../../../kernel/handler.ts'
import type { Pseudonyms } from '../pseudonyms.ts'

export function getWatchersUserId(pseudonyms: Pseudonyms): Handler<'getWatchersUserId'> {
  return async ({ player }) => {
    return { data: { user_id: pseudonyms.of('watchersio', player.playerId) } }
  }
}
