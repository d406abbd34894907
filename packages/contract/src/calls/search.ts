import * as z from 'zod/mini'
import { SEARCH_MATCH_STATUSES, SEARCH_QUERY_MAX, SEARCH_QUERY_MIN, SPORT_TYPES } from '../constants.ts'
import { about } from '../document/registry.ts'
import { SearchResult } from '../entities/search-result.ts'
import { one, QueryFlag } from '../primitives.ts'
import { defineCall } from './define.ts'

export const search = defineCall('search', {
  summary:
    'Sports, leagues, competitors and live or coming events by beginnings of words, accents and typing errors aside. ' +
    '`match_status` is about events; `only_events_name` finds events by their names and nothing else',
  query: z.strictObject({
    q: about(
      z.string().check(z.trim(), z.minLength(SEARCH_QUERY_MIN), z.maxLength(SEARCH_QUERY_MAX)),
      'Beginnings of words.',
    ),
    sport_type: z.optional(z.enum(SPORT_TYPES)),
    match_status: z.optional(z.enum(SEARCH_MATCH_STATUSES)),
    only_events_name: about(z.optional(QueryFlag), 'Whether events alone are looked for, by their names.'),
  }),
  answer: one(SearchResult),
  status: 200,
})
