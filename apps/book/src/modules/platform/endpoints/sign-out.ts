import type { Handler } from '../../../kernel/handler.ts'
import type { PlatformParts } from '../parts.ts'
import { endSessionOfToken } from '../sessions/end-session.ts'

export function signOut(ports: PlatformParts): Handler<'signOut'> {
  return async ({ cookie }) => {
    if (cookie.token !== null) await endSessionOfToken(ports.db, cookie.token)
    ports.signals.emit('session_ended', null)
    cookie.clear()
    return null
  }
}
