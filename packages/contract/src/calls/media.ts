import * as z from 'zod/mini'
import { MATCH_STATISTICS_TYPES } from '../constants.ts'
import { MatchStatistics } from '../entities/match-statistics.ts'
import { StreamLink, Video } from '../entities/media.ts'
import { one, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

const id = queryInt(1, Number.MAX_SAFE_INTEGER)

export const getMatchVideo = defineCall({
  method: 'GET',
  path: '/api/v2/matches/{id}/video',
  auth: 'optional',
  summary: 'Pictures of a match that play in the page; `has_video` says whether there are any',
  params: z.strictObject({ id }),
  answer: z.strictObject({ data: z.array(Video) }),
  status: 200,
})

export const getMatchStreams = defineCall({
  method: 'GET',
  path: '/api/v2/matches/{id}/streams',
  auth: 'optional',
  summary: 'Transmissions of a match elsewhere',
  params: z.strictObject({ id }),
  answer: z.strictObject({ data: z.array(StreamLink) }),
  status: 200,
})

export const getMatchStatistics = defineCall({
  method: 'GET',
  path: '/api/v2/matches/{id}/{type}',
  auth: 'optional',
  summary: 'What happened so far (`statistics`), earlier meetings (`h2h`), latest results of both sides (`form`)',
  params: z.strictObject({ id, type: z.enum(MATCH_STATISTICS_TYPES) }),
  answer: one(MatchStatistics),
  status: 200,
})
