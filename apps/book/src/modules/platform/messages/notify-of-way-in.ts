import type { Db } from '../../../db/index.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { loginsOf } from '../access/find-player.ts'
import { queueMessage, type WayInChange } from './queue-message.ts'

/**
 * Notifies a player, at every address and number they have, that a way into their account was changed.
 * Call it in the transaction of the change, before the old number goes. Emit `message_queued` afterwards.
 */
export async function notifyOfWayIn(
  tx: Db,
  {
    playerId,
    change,
    language,
  }: { readonly playerId: number; readonly change: WayInChange; readonly language: ServedLocale },
  now: number,
): Promise<void> {
  for (const recipient of await loginsOf(tx, playerId))
    await queueMessage(tx, { kind: change, recipient, language, playerId }, now)
}
