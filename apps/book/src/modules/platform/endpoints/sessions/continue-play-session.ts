import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { playSession } from '../../sessions/play-session.ts'

export function continuePlaySession(ports: PlatformParts): Handler<'continuePlaySession'> {
  return async ({ player }) => {
    return { data: await playSession(ports, player.sessionId, true) }
  }
}
