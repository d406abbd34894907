import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { loginsOf } from '../../access/find-player.ts'
import { authenticatorUri, newSecret, sealedFor } from '../../factors/authenticator.ts'
import { provePassword } from '../../factors/prove-password.ts'
import type { PlatformParts } from '../../parts.ts'

/** Until its first code has been given, the secret protects nothing; an active one is never replaced here. */
export function startAuthenticator(ports: PlatformParts): Handler<'startAuthenticator'> {
  return async ({ body, player: { playerId } }) => {
    const { db, clock, sealer } = ports
    const refused = await provePassword(ports, playerId, body.password)
    if (refused !== null) return refused
    const secret = newSecret()
    const kept = await db.query(
      `INSERT INTO authenticators AS a (player_id, secret, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id) DO UPDATE SET secret = $2, created_at = $3, last_step = 0 WHERE a.confirmed_at IS NULL
       RETURNING 1`,
      [playerId, sealedFor(sealer, playerId, secret), new Date(clock.now())],
    )
    if (kept.length === 0) return refuse('authenticator_there')
    const [login = String(playerId)] = await loginsOf(db, playerId)
    return { data: { secret, uri: authenticatorUri(secret, login, await ports.siteName()) } }
  }
}
