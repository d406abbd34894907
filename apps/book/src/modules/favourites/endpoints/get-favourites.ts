import { assertNever } from '@touchline/betting'
import type { Favourite } from '@touchline/contract'
import type { CallRequest, Handler } from '../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../kernel/paging.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { listFollowed } from '../list-followed.ts'
import type { FavouritesPorts } from '../ports.ts'
import { presentCompetitors } from '../present-competitors.ts'
import { presentEvents } from '../present-events.ts'
import { presentTournaments } from '../present-tournaments.ts'
import type { Followed } from '../types.ts'

const DEFAULT_LIMIT = 50

/** What the catalogue no longer knows is left out. */
export function getFavourites({ catalogue, db }: FavouritesPorts): Handler<'getFavourites'> {
  return async (request) => {
    const { params, query, player } = request
    const since = await listFollowed(db, player.playerId, params.type)
    const followed = await present(catalogue, request, since)
    const page = pageOf(query, DEFAULT_LIMIT)
    return {
      data: followed.slice(page.offset, page.offset + page.limit).map((make) => make()),
      pagination: paginationOf(followed.length, page),
    }
  }
}

function present(
  catalogue: Catalogue,
  { params: { type }, query, locale }: CallRequest<'getFavourites'>,
  since: ReadonlyMap<number, Date>,
): Promise<readonly (() => Favourite)[]> | readonly (() => Favourite)[] {
  const followed: Followed = { since, filter: { match_status: query.matchStatus, bettable: query.isBettable }, locale }
  switch (type) {
    case 'events':
      return presentEvents(catalogue, followed)
    case 'tournaments':
      return presentTournaments(catalogue, followed)
    case 'competitors':
      return presentCompetitors(catalogue, followed)
    default:
      return assertNever(type)
  }
}
