import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { loginsOf } from '../../access/find-player.ts'
import { keepPasskey, registrationOptions, relyingParty } from '../../factors/passkeys.ts'
import { provePassword } from '../../factors/prove-password.ts'
import { notifyOfWayIn } from '../../messages/notify-of-way-in.ts'
import type { PlatformParts } from '../../parts.ts'

export function startPasskey(ports: PlatformParts): Handler<'startPasskey'> {
  return async ({ body, player: { playerId } }) => {
    const { db, clock, terms } = ports
    const refused = await provePassword(ports, playerId, body.password)
    if (refused !== null) return refused
    const [login = String(playerId)] = await loginsOf(db, playerId)
    const site = { ...relyingParty(terms.publicUrl), name: await ports.siteName() }
    return { data: { options: { ...(await registrationOptions(db, site, { id: playerId, login }, clock.now())) } } }
  }
}

/** Its challenge was issued after the password was proven. */
export function addPasskey({ db, clock, terms, signals }: PlatformParts): Handler<'addPasskey'> {
  return async ({ body, player: { playerId }, locale: language }) => {
    const made = { playerId, credential: body.credential, name: body.name }
    const isKept = await db.tx(async (tx) => {
      const kept = await keepPasskey(tx, relyingParty(terms.publicUrl), made, clock.now())
      if (kept) await notifyOfWayIn(tx, { playerId, change: 'passkey_added', language }, clock.now())
      return kept
    })
    if (!isKept) return refuse('passkey_invalid')
    signals.emit('message_queued', null)
    return null
  }
}

/** Another player's passkey is not found. */
export function removePasskey(ports: PlatformParts): Handler<'removePasskey'> {
  return async ({ body, params, player: { playerId }, locale: language }) => {
    const { db, clock, signals } = ports
    const refused = await provePassword(ports, playerId, body.password)
    if (refused !== null) return refused
    const isRemoved = await db.tx(async (tx) => {
      const removed = await tx.query('DELETE FROM passkeys WHERE id = $1 AND player_id = $2 RETURNING 1', [
        params.id,
        playerId,
      ])
      if (removed.length > 0) await notifyOfWayIn(tx, { playerId, change: 'passkey_removed', language }, clock.now())
      return removed.length > 0
    })
    if (!isRemoved) return refuse('not_found')
    signals.emit('message_queued', null)
    return null
  }
}
