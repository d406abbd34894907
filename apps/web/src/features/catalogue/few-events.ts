import type { CallQuery } from '@touchline/contract'
import type { Listing } from './listings.ts'

type Query = CallQuery<'getMatches'>

/** What begins next, a few. */
export function soonest(scope: Pick<Query, 'type' | 'sport_key' | 'tournament_id'>, limit: number): Listing {
  return { query: { ...scope, match_status: 'prematch', sort_by: 'start_time', limit } }
}

/** What ended last, a few. */
export function latest(scope: Pick<Query, 'type' | 'sport_key' | 'tournament_id'>, limit: number): Listing {
  return { query: { ...scope, match_status: 'finished', sort_by: '-start_time', limit } }
}
