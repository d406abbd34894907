import * as z from 'zod/mini'
import { MATCH_STATUS_FILTERS, SPORT_EVENT_TYPES, SPORT_KEYS, SPORT_TYPES } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Category, Sport, Tournament } from '../entities/catalogue.ts'
import { LeagueTable } from '../entities/league-table.ts'
import { Market } from '../entities/market.ts'
import { SportEvent } from '../entities/match.ts'
import { Meeting } from '../entities/race.ts'
import { MAX_MARKET_ID } from '../largest-names.ts'
import { one, PageQuery, Pagination, pageOf, QueryFlag, queryInt, Timestamp, Version } from '../primitives.ts'
import { defineCall } from './define.ts'

const IdParams = z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) })
const CategorySlug = about(
  z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  'Only those of the category with this address; with `sport_key`, since two sports may have one of the same.',
)
/** Ids separated by commas. */
const IdList = z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,199}$/, 'must be ids separated by commas'))
/** The pattern of the wire: keys of an event and of what it belongs to, written once for both ends of the list. */
const SORT_KEY =
  '-?(tournament\\.sport\\.(id|priority)|category\\.(id|priority)|tournament\\.(id|priority)|start_time|bets_count)'
const SortKeys = z
  .string()
  .check(
    z.regex(
      new RegExp(`^${SORT_KEY}(,${SORT_KEY}){0,7}$`),
      'must be sort keys separated by commas, a minus in front for descending',
    ),
  )
const SportFilter = {
  sport_key: z.optional(z.enum(SPORT_KEYS)),
  sport_type: z.optional(z.enum(SPORT_TYPES)),
}

export const getSports = defineCall('getSports', {
  summary: 'All sports by priority, with event counts',
  query: z.strictObject({ sport_type: SportFilter.sport_type }),
  answer: z.strictObject({ data: z.array(Sport) }),
  status: 200,
})

export const getCategories = defineCall('getCategories', {
  summary: 'Categories (countries, circuits) of a sport by priority',
  query: z.strictObject({ ...SportFilter, ...PageQuery }),
  answer: pageOf(Category),
  status: 200,
})

export const getCategory = defineCall('getCategory', {
  summary: 'One category',
  params: IdParams,
  answer: one(Category),
  status: 200,
})

export const getTournaments = defineCall('getTournaments', {
  summary: 'Leagues by priority, with event counts',
  query: z.strictObject({
    ...SportFilter,
    category_id: about(z.optional(queryInt(1, 1e9)), 'Only leagues of this category.'),
    category_slug: CategorySlug,
    ...PageQuery,
  }),
  answer: pageOf(Tournament),
  status: 200,
})

export const getTournament = defineCall('getTournament', {
  summary: 'One league',
  params: IdParams,
  answer: one(Tournament),
  status: 200,
})

export const getTournamentTable = defineCall('getTournamentTable', {
  summary: 'Table of one league, counted from the results that are kept',
  params: IdParams,
  answer: one(LeagueTable),
  status: 200,
})

export const getMatches = defineCall('getMatches', {
  summary: 'Events with the markets of the listing',
  query: z.strictObject({
    id: about(z.optional(IdList), 'Only these, ids separated by commas.'),
    type: about(
      z.optional(z.enum(SPORT_EVENT_TYPES)),
      'Absent: matches and outrights; races and draws too where their sport, category, tournament or ids are named.',
    ),
    ...SportFilter,
    category_id: z.optional(queryInt(1, 1e9)),
    category_slug: CategorySlug,
    tournament_id: about(z.optional(IdList), 'Only events of these, ids separated by commas.'),
    competitor_id: about(z.optional(IdList), 'Only matches that one of these plays, ids separated by commas.'),
    match_status: z.optional(z.enum(MATCH_STATUS_FILTERS)),
    sort_by: about(z.optional(SortKeys), 'Sort keys separated by commas, a minus in front for descending.'),
    start_from: about(z.optional(Timestamp), 'Only events that begin then or later.'),
    start_to: about(z.optional(Timestamp), 'Only events that begin before.'),
    bettable: z.optional(QueryFlag),
    max_per_sport: about(z.optional(queryInt(1, 100)), 'How many events of one sport at most.'),
    favourite: z.optional(QueryFlag),
    has_video: z.optional(QueryFlag),
    custom_bet: about(z.optional(QueryFlag), 'Only events of which several outcomes can be put into one bet now.'),
    side: about(
      z.optional(z.enum(['home', 'away'])),
      'Only matches that this side is expected to win by their prices; of those that are over, won.',
    ),
    ...PageQuery,
  }),
  answer: pageOf(SportEvent),
  status: 200,
})

export const getMatch = defineCall('getMatch', {
  summary: 'One event',
  params: IdParams,
  answer: one(SportEvent),
  status: 200,
})

export const getMatchMarkets = defineCall('getMatchMarkets', {
  summary: 'Markets of one event with prices; `version` is the stream version they are as of',
  params: IdParams,
  query: z.strictObject({
    ...PageQuery,
    group_key: about(z.optional(z.string().check(z.maxLength(40))), 'Only markets of this group.'),
    market_id: about(z.optional(queryInt(1, MAX_MARKET_ID)), 'Only markets of this kind.'),
  }),
  answer: z.strictObject({
    data: z.array(Market),
    pagination: Pagination,
    groups: about(
      z.array(z.strictObject({ key: z.string(), name: z.string(), count: about(z.int(), 'How many markets it has.') })),
      'Groups that have markets, with how many, in display order.',
    ),
    version: Version,
  }),
  status: 200,
})

export const getMeetings = defineCall('getMeetings', {
  summary: 'Horse races of some days by course, courses by priority; those that are over with who won',
  query: z.strictObject({
    start_from: about(Timestamp, 'Only races that begin then or later.'),
    start_to: about(
      Timestamp,
      'Only races that begin before. What lies two days after `start_from` and later is left out.',
    ),
  }),
  answer: z.strictObject({ data: z.array(Meeting) }),
  status: 200,
})
