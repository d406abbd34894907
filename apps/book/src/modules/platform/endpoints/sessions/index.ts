import type { Handlers } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { continuePlaySession } from './continue-play-session.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { getPlaySession } from './get-play-session.ts'
import { getSessions } from './get-sessions.ts'
import { startPlaySession } from './start-play-session.ts'

/** Calls about where a player is signed in. */
export type SessionsCall =
  | 'getSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'startPlaySession'
  | 'getPlaySession'
  | 'continuePlaySession'

export function sessionsEndpoints(ports: PlatformParts): Handlers<SessionsCall> {
  return {
    getSessions: getSessions(ports),
    endSession: endSession(ports),
    endOtherSessions: endOtherSessions(ports),
    startPlaySession: startPlaySession(ports),
    getPlaySession: getPlaySession(ports),
    continuePlaySession: continuePlaySession(ports),
  }
}
