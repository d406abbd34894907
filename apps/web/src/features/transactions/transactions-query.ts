import { STATEMENT_TYPES, type StatementType } from '@touchline/contract/constants'

/** The filters of the page, from its address. */
export interface TransactionsQuery {
  /** Code of an account; empty for the chosen one. */
  readonly currency: string
  readonly type: StatementType | 'all'
  /** `all`, `week` for the last seven days, or a month as `2026-11`. */
  readonly period: string
  readonly page: number
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/
const MOST_PAGES = 100_000

export function readQuery(search: URLSearchParams): TransactionsQuery {
  const page = Number(search.get('page'))
  const period = search.get('period') ?? ''
  const currency = search.get('currency') ?? ''
  return {
    currency: /^[A-Z]{3,5}$/.test(currency) ? currency : '',
    type: STATEMENT_TYPES.find((type) => type === search.get('type')) ?? 'all',
    period: period === 'week' || MONTH.test(period) ? period : 'all',
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
  }
}

/** The query as the address carries it; what is the rule is left out. */
export function writeQuery({ currency, type, period, page }: TransactionsQuery): Record<string, string | undefined> {
  return {
    currency: currency === '' ? undefined : currency,
    type: type === 'all' ? undefined : type,
    period: period === 'all' ? undefined : period,
    page: page === 1 ? undefined : String(page),
  }
}

/** A stretch of time as the calls take it: ISO 8601, the end not included. */
export interface Stretch {
  readonly from?: string
  readonly to?: string
}

/** What a period means. Months begin and end at the player's own midnight. @param now ms */
export function stretchOf(period: string, now: number): Stretch {
  // Whole minutes, so that the query stays the same for a while.
  if (period === 'week') return { from: new Date(now - (now % 60_000) - WEEK_MS).toISOString() }
  const [, year, month] = MONTH.exec(period) ?? []
  if (year === undefined || month === undefined) return {}
  const at = (months: number) => new Date(Number(year), Number(month) - 1 + months, 1).toISOString()
  return { from: at(0), to: at(1) }
}

/** The month of `now` and those before it, the newest first: `2026-11`, `2026-10`. @param now ms */
export function latestMonths(now: number, count: number): readonly string[] {
  const today = new Date(now)
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(today.getFullYear(), today.getMonth() - back, 1)
    return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`
  })
}
