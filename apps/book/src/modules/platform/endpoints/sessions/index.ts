import type { Handlers } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { getSessions } from './get-sessions.ts'

/** Calls about where a player is signed in. */
export type SessionsCall = 'getSessions' | 'endSession' | 'endOtherSessions'

export function sessionsEndpoints(ports: PlatformParts): Handlers<SessionsCall> {
  return {
    getSessions: getSessions(ports),
    endSession: endSession(ports),
    endOtherSessions: endOtherSessions(ports),
  }
}
