import * as z from 'zod/mini'
import { about, component } from './document/registry.ts'

export const Subunits = component(
  'Subunits',
  "Amount of money in the currency's smallest unit, as a safe integer: 1000 is 10.00 EUR.",
  z.int().check(z.gte(0)),
)
export const ScaledOdds = component(
  'ScaledOdds',
  'Decimal odds times 10,000: 21000 is 2.10. Up to the 1,000,000.00 of numbers picked together; 0 where an outcome has no price.',
  z.int().check(z.gte(0), z.lte(10_000_000_000)),
)
export const CurrencyCode = component('CurrencyCode', 'ISO 4217 code, or BTC.', z.string().check(z.regex(/^[A-Z]{3}$/)))
export const Id = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))
export const Timestamp = component('Timestamp', 'ISO 8601 in UTC with milliseconds.', z.iso.datetime())
export const Specifier = component(
  'Specifier',
  'The line or part of a market: `key=value` pairs joined by `|`, keys sorted; empty where a market has none.',
  z.string().check(z.maxLength(200)),
)
export const OutcomeId = component(
  'OutcomeId',
  'The outcome inside its market, an id of the Unified Odds Feed where that has one.',
  z.string().check(z.minLength(1), z.maxLength(80)),
)
export const Version = component(
  'Version',
  'Monotonic per event: newer data has the larger version. The same numbers in calls and in the stream.',
  z.int().check(z.gte(0)),
)
export const Locale = component(
  'Locale',
  'ISO 639 language, with an ISO 3166 country where it matters: `en`, `pt-BR`.',
  z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
)

export const CountryCode = component('CountryCode', 'ISO 3166-1 alpha-2 code.', z.string().check(z.regex(/^[A-Z]{2}$/)))
export const Day = component(
  'Day',
  'A day of the calendar from 1900 to 2099, ISO 8601.',
  z.iso.date().check(z.regex(/^(19|20)/)),
)

/** A line of an address. */
export const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
export const AddressLine = z.string().check(z.trim(), z.minLength(2), z.maxLength(80))
export const PostalCode = z.string().check(z.trim(), z.regex(/^[\p{L}\d][\p{L}\d -]{1,10}$/u))
/** Before it is read by the rules of its country. */
export const PersonalNumber = z.string().check(z.trim(), z.minLength(8), z.maxLength(20))

export const PairScore = component(
  'PairScore',
  'A number for each side, in the order home, away.',
  z.strictObject({ home: z.number(), away: z.number() }),
)

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
  page: about(z.optional(queryInt(1, 100_000)), 'Number of the page, from 1.'),
  limit: about(z.optional(queryInt(1, 500)), 'Rows on a page.'),
}
export const Pagination = component(
  'Pagination',
  'Which part of a list an answer holds.',
  z.strictObject({ total: z.int(), page: z.int(), limit: z.int(), last_page: z.int() }),
)
export type Pagination = z.infer<typeof Pagination>

/** A list is returned as `{data, pagination}`. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.strictObject({ data: z.array(item), pagination: Pagination })
}
/** A single item is returned as `{data}`. */
export function one<T extends z.ZodMiniType>(item: T) {
  return z.strictObject({ data: item })
}
