import * as z from 'zod/mini'
import { FAVOURITE_TYPES, MATCH_STATUS_FILTERS } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Favourite } from '../entities/favourite.ts'
import { PageQuery, pageOf, QueryFlag, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

const type = z.enum(FAVOURITE_TYPES)
const FavouriteParams = z.strictObject({ type, id: queryInt(1, Number.MAX_SAFE_INTEGER) })

export const getFavourites = defineCall('getFavourites', {
  summary:
    'What the player follows: events by start, leagues by priority, competitors by name. The filters keep events of that ' +
    'status, and leagues and competitors that have such an event',
  params: z.strictObject({ type }),
  query: z.strictObject({
    matchStatus: about(z.optional(z.enum(MATCH_STATUS_FILTERS)), 'Only events in this phase.'),
    isBettable: about(z.optional(QueryFlag), 'Only events with something to bet on right now.'),
    ...PageQuery,
  }),
  answer: pageOf(Favourite),
  status: 200,
})

export const addFavourite = defineCall('addFavourite', {
  summary: 'Follows; following twice is following once',
  params: FavouriteParams,
  answer: null,
  status: 204,
})

export const removeFavourite = defineCall('removeFavourite', {
  summary: 'Follows no more; what was not followed stays so',
  params: FavouriteParams,
  answer: null,
  status: 204,
})
