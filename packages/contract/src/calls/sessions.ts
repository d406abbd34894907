import * as z from 'zod/mini'
import { PlaySession, Session } from '../entities/session.ts'
import { one, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getSessions = defineCall({
  method: 'GET',
  path: '/api/users/sessions',
  auth: 'player',
  summary: 'Where the player is signed in, last used first',
  answer: z.strictObject({ data: z.array(Session) }),
  status: 200,
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/users/sessions/{id}',
  auth: 'player',
  summary: "Ends one of the player's sessions",
  params: z.strictObject({ id: queryInt(1, 2_147_483_647) }),
  answer: null,
  status: 204,
})

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/users/sessions',
  auth: 'player',
  summary: "Ends all of the player's sessions but this one",
  answer: one(z.strictObject({ ended: z.int() })),
  status: 200,
})

export const startPlaySession = defineCall({
  method: 'POST',
  path: '/api/sportsbook_sessions',
  auth: 'player',
  summary: 'Begins a session of play, or answers the one that is running',
  answer: one(PlaySession),
  status: 200,
})

export const getPlaySession = defineCall({
  method: 'GET',
  path: '/api/sportsbook_sessions',
  auth: 'player',
  summary: 'The session of play that is running, with the reality check and session limit that apply to it',
  answer: one(PlaySession),
  status: 200,
})

export const continuePlaySession = defineCall({
  method: 'POST',
  path: '/api/sportsbook_sessions/continue',
  auth: 'player',
  summary: 'The player has seen the reality check and plays on',
  answer: one(PlaySession),
  status: 200,
})
