import * as z from 'zod/mini'
import { MATCH_STATISTICS_TYPES } from '../constants.ts'
import { about } from '../document/registry.ts'
import { MatchStatistics } from '../entities/match-statistics.ts'
import { StreamLink, Video } from '../entities/media.ts'
import { one, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

const id = queryInt(1, Number.MAX_SAFE_INTEGER)

export const getMatchVideo = defineCall('getMatchVideo', {
  summary: 'Pictures of a match that play in the page; `has_video` says whether there are any',
  params: z.strictObject({ id }),
  answer: z.strictObject({ data: z.array(Video) }),
  status: 200,
})

export const getMatchStreams = defineCall('getMatchStreams', {
  summary: 'Transmissions of a match elsewhere',
  params: z.strictObject({ id }),
  answer: z.strictObject({ data: z.array(StreamLink) }),
  status: 200,
})

export const getMatchStatistics = defineCall('getMatchStatistics', {
  summary: 'What happened so far (`statistics`), earlier meetings (`h2h`), latest results of both sides (`form`)',
  params: z.strictObject({
    id,
    type: about(
      z.enum(MATCH_STATISTICS_TYPES),
      'Which part: what happened so far, earlier meetings, or latest results.',
    ),
  }),
  answer: one(MatchStatistics),
  status: 200,
})
