import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { closePlayer } from '../../access/closed-accounts.ts'
import { provePassword } from '../../factors/prove-password.ts'
import type { PlatformParts } from '../../parts.ts'

/** No harder than opening one: the password, and nothing that would be left behind. */
export function closeAccount(ports: PlatformParts): Handler<'closeAccount'> {
  return async ({ body, player: { playerId }, cookie }) => {
    const { db, clock, signals } = ports
    const refused = await provePassword(ports, playerId, body.password)
    if (refused !== null) return refused
    const notClosed = await closePlayer(db, playerId, clock.now())
    if (notClosed !== null) return refuse(notClosed)
    signals.emit('session_ended', null)
    cookie.clear()
    return null
  }
}
