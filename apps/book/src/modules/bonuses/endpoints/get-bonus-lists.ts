import { BONUS_PAGE_SIZE, HUNTING_TOURNAMENTS_PAGE_SIZE, type Pagination } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import { pageOf, paginationOf } from '../../../lib/paging.ts'

interface ListRequest {
  readonly query: { readonly page?: number | undefined; readonly limit?: number | undefined }
}

/** The lists of bonuses by kind, paged as the specification says. No bonus is on offer yet. */
export const bonusLists = {
  getComboboosts: emptyList(BONUS_PAGE_SIZE),
  getFreebets: emptyList(BONUS_PAGE_SIZE),
  getHuntings: emptyList(BONUS_PAGE_SIZE),
  getLootboxes: emptyList(BONUS_PAGE_SIZE),
  getHuntingTournaments: emptyList(HUNTING_TOURNAMENTS_PAGE_SIZE),
}

function emptyList(
  limit: number,
): (context: BookContext, request: ListRequest) => Promise<{ data: never[]; pagination: Pagination }> {
  return async (_, { query }) => ({ data: [], pagination: paginationOf(0, pageOf(query, limit)) })
}
