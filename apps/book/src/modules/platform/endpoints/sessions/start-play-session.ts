import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { playSession } from '../../sessions/play-session.ts'

export function startPlaySession(ports: PlatformParts): Handler<'startPlaySession'> {
  return async ({ player }) => {
    return { data: await playSession(ports, player.sessionId, false) }
  }
}
