import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { knownOf } from '../../access/find-player.ts'
import { provePassword } from '../../factors/prove-password.ts'
import type { PlatformParts } from '../../parts.ts'
import { isWeak } from '../../passwords/is-weak.ts'
import { setPassword } from '../../passwords/set-password.ts'

/** A person who finds an open browser must not be able to guess the password in it. */
export function changePassword(ports: PlatformParts): Handler<'changePassword'> {
  return async ({ body, player, locale }) => {
    const { db, clock, passwords, signals } = ports
    const { playerId, sessionId } = player
    const refused = await provePassword(ports, playerId, body.current_password)
    if (refused !== null) return refused
    if (isWeak(body.password, await knownOf(db, playerId))) return refuse('weak_password')
    const hash = await passwords.hash(body.password)
    await db.tx((tx) => setPassword(tx, { playerId, hash, keepSession: sessionId, language: locale }, clock.now()))
    signals.emit('message_queued', null)
    signals.emit('session_ended', null)
    return null
  }
}
