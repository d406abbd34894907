import type { Handlers } from '../../../../http/handler.ts'
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

export const sessionsEndpoints: Handlers<SessionsCall> = {
  getSessions,
  endSession,
  endOtherSessions,
  startPlaySession,
  getPlaySession,
  continuePlaySession,
}
