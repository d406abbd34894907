import type { Pagination } from '@touchline/contract'

export interface PageWish {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** Rows per page where the caller sets no limit. */
export const DEFAULT_LIMIT = 50

/** Cuts a page out of a list. A page behind the last is empty. */
export function pageOf<T>(
  items: readonly T[],
  wish: PageWish,
  fallback = DEFAULT_LIMIT,
): { readonly items: readonly T[]; readonly pagination: Pagination } {
  const pagination = paginate(items.length, wish, fallback)
  const start = (pagination.page - 1) * pagination.limit
  return { items: items.slice(start, start + pagination.limit), pagination }
}

export function paginate(total: number, wish: PageWish, fallback = DEFAULT_LIMIT): Pagination {
  const limit = wish.limit ?? fallback
  return { total, page: wish.page ?? 1, limit, last_page: Math.max(1, Math.ceil(total / limit)) }
}
