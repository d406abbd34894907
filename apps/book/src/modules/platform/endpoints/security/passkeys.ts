import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { loginsOf } from '../../access/find-player.ts'
import { keepPasskey, registrationOptions, relyingParty } from '../../factors/passkeys.ts'
import { provePassword } from '../../factors/prove-password.ts'
import type { PlatformParts } from '../../parts.ts'

export function startPasskey(ports: PlatformParts): Handler<'startPasskey'> {
  return async ({ body, player: { playerId } }) => {
    const { db, clock, terms } = ports
    const refused = await provePassword(ports, playerId, body.password)
    if (refused !== null) return refused
    const [login = String(playerId)] = await loginsOf(db, playerId)
    const site = relyingParty(terms.publicUrl)
    return { data: { options: { ...(await registrationOptions(db, site, { id: playerId, login }, clock.now())) } } }
  }
}

export function addPasskey({ db, clock, terms }: PlatformParts): Handler<'addPasskey'> {
  return async ({ body, player: { playerId } }) => {
    const made = { playerId, credential: body.credential, name: body.name }
    const isKept = await keepPasskey(db, relyingParty(terms.publicUrl), made, clock.now())
    return isKept ? null : refuse('passkey_invalid')
  }
}

/** Another player's passkey is not found. */
export function removePasskey({ db }: PlatformParts): Handler<'removePasskey'> {
  return async ({ params, player }) => {
    const removed = await db.query('DELETE FROM passkeys WHERE id = $1 AND player_id = $2 RETURNING 1', [
      params.id,
      player.playerId,
    ])
    return removed.length > 0 ? null : refuse('not_found')
  }
}
