import type { Handler } from '../../../../kernel/handler.ts'
import { provePassword } from '../../factors/prove-password.ts'
import { notifyOfWayIn } from '../../messages/notify-of-way-in.ts'
import type { PlatformParts } from '../../parts.ts'

export function removeAuthenticator(ports: PlatformParts): Handler<'removeAuthenticator'> {
  return async ({ body, player: { playerId }, locale: language }) => {
    const refused = await provePassword(ports, playerId, body.password)
    if (refused !== null) return refused
    await ports.db.tx(async (tx) => {
      await tx.query('DELETE FROM recovery_codes WHERE player_id = $1', [playerId])
      const removed = await tx.query(
        'DELETE FROM authenticators WHERE player_id = $1 AND confirmed_at IS NOT NULL RETURNING 1',
        [playerId],
      )
      await tx.query('DELETE FROM authenticators WHERE player_id = $1', [playerId])
      if (removed.length > 0)
        await notifyOfWayIn(tx, { playerId, change: 'authenticator_removed', language }, ports.clock.now())
    })
    ports.signals.emit('message_queued', null)
    return null
  }
}
