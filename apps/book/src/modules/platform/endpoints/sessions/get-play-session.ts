import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import type { PlatformParts } from '../../parts.ts'
import { runningPlaySession } from '../../sessions/play-session.ts'

/** Where no play has begun there is nothing to check: who polls this is told to stop by a bad request. */
export function getPlaySession(ports: PlatformParts): Handler<'getPlaySession'> {
  return async ({ player }) => {
    const running = await runningPlaySession(ports, player.sessionId)
    return running === null ? refuse('no_play_session') : { data: running }
  }
}
