import * as z from 'zod/mini'
import { MATCH_STATUS_FILTERS, SPORT_EVENT_TYPES, SPORT_KEYS, SPORT_TYPES } from '../constants.ts'
import { Category, Sport, Tournament } from '../entities/catalogue.ts'
import { Market } from '../entities/market.ts'
import { SportEvent } from '../entities/match.ts'
import { one, PageQuery, Pagination, pageOf, QueryFlag, queryInt, Timestamp, Version } from '../primitives.ts'
import { defineCall } from './define.ts'

const IdParams = z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) })
/** Ids separated by commas. */
const IdList = z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,199}$/, 'must be ids separated by commas'))
const SportFilter = {
  sport_key: z.optional(z.enum(SPORT_KEYS)),
  sport_type: z.optional(z.enum(SPORT_TYPES)),
}

export const getSports = defineCall({
  method: 'GET',
  path: '/api/v2/sports',
  auth: 'optional',
  summary: 'All sports by priority, with event counts',
  query: z.strictObject({ sport_type: SportFilter.sport_type }),
  answer: z.strictObject({ data: z.array(Sport) }),
  status: 200,
})

export const getCategories = defineCall({
  method: 'GET',
  path: '/api/v2/categories',
  auth: 'optional',
  summary: 'Categories (countries, circuits) of a sport by priority',
  query: z.strictObject({ ...SportFilter, ...PageQuery }),
  answer: pageOf(Category),
  status: 200,
})

export const getCategory = defineCall({
  method: 'GET',
  path: '/api/v2/categories/{id}',
  auth: 'optional',
  summary: 'One category',
  params: IdParams,
  answer: one(Category),
  status: 200,
})

export const getTournaments = defineCall({
  method: 'GET',
  path: '/api/v2/tournaments',
  auth: 'optional',
  summary: 'Leagues by priority, with event counts',
  query: z.strictObject({ ...SportFilter, category_id: z.optional(queryInt(1, 1e9)), ...PageQuery }),
  answer: pageOf(Tournament),
  status: 200,
})

export const getTournament = defineCall({
  method: 'GET',
  path: '/api/v2/tournaments/{id}',
  auth: 'optional',
  summary: 'One league',
  params: IdParams,
  answer: one(Tournament),
  status: 200,
})

export const getMatches = defineCall({
  method: 'GET',
  path: '/api/v2/matches',
  auth: 'optional',
  summary: 'Events with the markets of the listing',
  query: z.strictObject({
    id: z.optional(IdList),
    /** Absent: matches and outrights; races and draws too where their sport, category, tournament or ids are named. */
    type: z.optional(z.enum(SPORT_EVENT_TYPES)),
    ...SportFilter,
    category_id: z.optional(queryInt(1, 1e9)),
    tournament_id: z.optional(IdList),
    match_status: z.optional(z.enum(MATCH_STATUS_FILTERS)),
    sort_by: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^-?(tournament\.sport\.(id|priority)|category\.(id|priority)|tournament\.(id|priority)|start_time|bets_count)(,-?(tournament\.sport\.(id|priority)|category\.(id|priority)|tournament\.(id|priority)|start_time|bets_count)){0,7}$/,
            'must be sort keys separated by commas, a minus in front for descending',
          ),
        ),
    ),
    start_from: z.optional(Timestamp),
    start_to: z.optional(Timestamp),
    bettable: z.optional(QueryFlag),
    max_per_sport: z.optional(queryInt(1, 100)),
    favourite: z.optional(QueryFlag),
    has_video: z.optional(QueryFlag),
    ...PageQuery,
  }),
  answer: pageOf(SportEvent),
  status: 200,
})

export const getMatch = defineCall({
  method: 'GET',
  path: '/api/v2/matches/{id}',
  auth: 'optional',
  summary: 'One event',
  params: IdParams,
  answer: one(SportEvent),
  status: 200,
})

export const getMatchMarkets = defineCall({
  method: 'GET',
  path: '/api/v2/matches/{id}/markets',
  auth: 'optional',
  summary: 'Markets of one event with prices; `version` is the stream version they are as of',
  params: IdParams,
  query: z.strictObject({
    ...PageQuery,
    group_key: z.optional(z.string().check(z.maxLength(40))),
    market_id: z.optional(queryInt(1, 1_000_000)),
  }),
  answer: z.strictObject({
    data: z.array(Market),
    pagination: Pagination,
    /** Groups that have markets, with how many, in display order. */
    groups: z.array(z.strictObject({ key: z.string(), name: z.string(), count: z.int() })),
    version: Version,
  }),
  status: 200,
})
