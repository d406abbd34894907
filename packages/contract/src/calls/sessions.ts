import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { PlaySession, Session } from '../entities/session.ts'
import { one, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getSessions = defineCall('getSessions', {
  summary: 'Where the player is signed in, last used first',
  answer: z.strictObject({ data: z.array(Session) }),
  status: 200,
})

export const endSession = defineCall('endSession', {
  summary: "Ends one of the player's sessions",
  params: z.strictObject({ id: queryInt(1, 2_147_483_647) }),
  answer: null,
  status: 204,
})

export const endOtherSessions = defineCall('endOtherSessions', {
  summary: "Ends all of the player's sessions but this one",
  answer: one(z.strictObject({ ended: about(z.int(), 'How many sessions were ended.') })),
  status: 200,
})

export const startPlaySession = defineCall('startPlaySession', {
  summary: 'Begins a session of play, or answers the one that is running',
  answer: one(PlaySession),
  status: 200,
})

export const getPlaySession = defineCall('getPlaySession', {
  summary: 'The session of play that is running, with the reality check and session limit that apply to it',
  answer: one(PlaySession),
  status: 200,
})

export const continuePlaySession = defineCall('continuePlaySession', {
  summary: 'The player has seen the reality check and plays on',
  answer: one(PlaySession),
  status: 200,
})
