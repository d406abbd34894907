import * as z from 'zod/mini'
import { FAVOURITE_TYPES, MATCH_STATUS_FILTERS } from '../constants.ts'
import { Favourite } from '../entities/favourite.ts'
import { PageQuery, pageOf, QueryFlag, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

const type = z.enum(FAVOURITE_TYPES)
const FavouriteParams = z.strictObject({ type, id: queryInt(1, Number.MAX_SAFE_INTEGER) })

export const getFavourites = defineCall({
  method: 'GET',
  path: '/api/v2/favourites/{type}',
  auth: 'player',
  summary:
    'What the player follows: events by start, leagues by priority, competitors by name. The filters keep events of that ' +
    'status, and leagues and competitors that have such an event',
  params: z.strictObject({ type }),
  query: z.strictObject({
    matchStatus: z.optional(z.enum(MATCH_STATUS_FILTERS)),
    isBettable: z.optional(QueryFlag),
    ...PageQuery,
  }),
  answer: pageOf(Favourite),
  status: 200,
})

export const addFavourite = defineCall({
  method: 'POST',
  path: '/api/v2/favourites/{type}/{id}',
  auth: 'player',
  summary: 'Follows; following twice is following once',
  params: FavouriteParams,
  answer: null,
  status: 204,
})

export const removeFavourite = defineCall({
  method: 'DELETE',
  path: '/api/v2/favourites/{type}/{id}',
  auth: 'player',
  summary: 'Follows no more; what was not followed stays so',
  params: FavouriteParams,
  answer: null,
  status: 204,
})
