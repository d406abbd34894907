import * as z from 'zod/mini'

/** Amount of money in the currency's smallest unit, as a safe integer. */
export const Subunits = z.int().check(z.gte(0))
/** Decimal odds times 10,000, up to the 1,000,000.00 of numbers picked together. 0 where an outcome has no price. */
export const ScaledOdds = z.int().check(z.gte(0), z.lte(10_000_000_000))
/** ISO 4217 code, or BTC. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
export const Id = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))
/** ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime()
/** `key=value` pairs joined by `|`, keys sorted; empty where a market has none. */
export const Specifier = z.string().check(z.maxLength(200))
export const OutcomeId = z.string().check(z.minLength(1), z.maxLength(80))
/** Monotonic per match: newer data has the larger version. Same numbers in REST and in the stream. */
export const Version = z.int().check(z.gte(0))
export const Locale = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/))

export const PairScore = z.strictObject({ home: z.number(), away: z.number() })

/** Numbers in a query string: `?page=2`. */
export function queryInt(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,16}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  )
}
/** Flags in a query string: `?bettable=true`. */
export const QueryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)

export const PageQuery = {
  page: z.optional(queryInt(1, 100_000)),
  limit: z.optional(queryInt(1, 500)),
}
export const Pagination = z.strictObject({ total: z.int(), page: z.int(), limit: z.int(), last_page: z.int() })
export type Pagination = z.infer<typeof Pagination>

/** A list answers `{data, pagination}`. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.strictObject({ data: z.array(item), pagination: Pagination })
}
/** One thing answers `{data}`. */
export function one<T extends z.ZodMiniType>(item: T) {
  return z.strictObject({ data: item })
}
