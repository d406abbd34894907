import type { Db } from '../../../db/index.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { lockPlayer, loginsOf } from '../access/find-player.ts'
import { forgetFailures } from '../access/sign-in-guard.ts'
import { queueMessage } from '../messages/queue-message.ts'

export interface NewPassword {
  readonly playerId: number
  readonly hash: string
  /** The session that stays; null ends all of them. */
  readonly keepSession: number | null
  readonly language: ServedLocale
}

/**
 * Gives a player a new password inside a transaction: sessions end, links that were sent before stop working, the lock
 * opens, and they are notified at every address they have. Emit `message_queued` afterwards.
 */
export async function setPassword(
  tx: Db,
  { playerId, hash, keepSession, language }: NewPassword,
  now: number,
): Promise<void> {
  await lockPlayer(tx, playerId)
  await tx.query('UPDATE players SET password_hash = $2 WHERE id = $1', [playerId, hash])
  await tx.query('DELETE FROM sessions WHERE player_id = $1 AND ($2::int IS NULL OR id <> $2)', [playerId, keepSession])
  await tx.query('DELETE FROM access_tokens WHERE player_id = $1', [playerId])
  const logins = await loginsOf(tx, playerId)
  await forgetFailures(tx, logins)
  for (const recipient of logins) await queueMessage(tx, { kind: 'password_changed', recipient, language }, now)
}
