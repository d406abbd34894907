import * as z from 'zod/mini'
import { MATCH_STATISTICS_TYPES } from '../constants.ts'
import { about } from '../document/registry.ts'
import { MatchStatistics } from '../entities/match-statistics.ts'
import { MatchTimeline } from '../entities/match-timeline.ts'
import { StreamLink, Video } from '../entities/media.ts'
import { OddsHistory } from '../entities/odds-history.ts'
import { SettledMarket } from '../entities/settled-market.ts'
import { MAX_MARKET_ID } from '../largest-names.ts'
import { one, queryInt, Specifier } from '../primitives.ts'
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
  summary:
    'What happened so far (`statistics`), earlier meetings (`h2h`), latest results (`form`), who plays (`lineups`)',
  params: z.strictObject({
    id,
    type: about(
      z.enum(MATCH_STATISTICS_TYPES),
      'Which part: what happened so far, earlier meetings, latest results, or who plays.',
    ),
  }),
  answer: one(MatchStatistics),
  status: 200,
})

export const getMatchTimeline = defineCall('getMatchTimeline', {
  summary: 'How a match has gone so far: what happened when, the pressure of each side, who had the ball',
  params: z.strictObject({ id }),
  answer: one(MatchTimeline),
  status: 200,
})

export const getMatchResults = defineCall('getMatchResults', {
  summary: 'How the markets of a match ended, in display order; none while it is not over',
  params: z.strictObject({ id }),
  answer: z.strictObject({ data: z.array(SettledMarket) }),
  status: 200,
})

export const getOddsHistory = defineCall('getOddsHistory', {
  summary: 'How the prices of one market have moved, as far as the board remembers',
  params: z.strictObject({ id }),
  query: z.strictObject({
    market_id: about(queryInt(1, MAX_MARKET_ID), 'Kind of market.'),
    specifier: z.optional(Specifier),
  }),
  answer: one(OddsHistory),
  status: 200,
})
