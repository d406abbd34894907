import type { Pagination } from '@touchline/contract'

export interface Page {
  readonly page: number
  readonly limit: number
  readonly offset: number
}

/** Page and limit of a query with their defaults. */
export function pageOf(
  query: { readonly page?: number | undefined; readonly limit?: number | undefined },
  defaultLimit: number,
): Page {
  const page = query.page ?? 1
  const limit = query.limit ?? defaultLimit
  return { page, limit, offset: (page - 1) * limit }
}

/** The contract's pagination; an empty list has one page. */
export function paginationOf(total: number, { page, limit }: Page): Pagination {
  return { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) }
}
