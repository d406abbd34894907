import type { Handler } from '../../../../kernel/handler.ts'
import { provePassword } from '../../factors/prove-password.ts'
import type { PlatformParts } from '../../parts.ts'

export function removeAuthenticator(ports: PlatformParts): Handler<'removeAuthenticator'> {
  return async ({ body, player: { playerId } }) => {
    const refused = await provePassword(ports, playerId, body.password)
    if (refused !== null) return refused
    await ports.db.tx(async (tx) => {
      await tx.query('DELETE FROM recovery_codes WHERE player_id = $1', [playerId])
      await tx.query('DELETE FROM authenticators WHERE player_id = $1', [playerId])
    })
    return null
  }
}
