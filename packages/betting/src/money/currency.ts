/** A currency and how many of its smallest units make one unit: 100 for EUR, 1 for JPY, 100,000,000 for BTC. */
export interface Currency {
  /** ISO 4217 code, or BTC. */
  readonly code: string
  /** Subunits in one unit; a power of ten. */
  readonly subunits: number
}

const SUBUNITS = {
  EUR: 100,
  USD: 100,
  GBP: 100,
  BRL: 100,
  CAD: 100,
  CHF: 100,
  PLN: 100,
  SEK: 100,
  TRY: 100,
  JPY: 1,
  KRW: 1,
  KWD: 1_000,
  TND: 1_000,
  BTC: 100_000_000,
} as const

/** Codes of the currencies known without a request to a server. */
export type KnownCurrencyCode = keyof typeof SUBUNITS

export const CURRENCY_CODES = Object.keys(SUBUNITS) as readonly KnownCurrencyCode[]

/** The currency of a known code. */
export function currencyOf(code: KnownCurrencyCode): Currency
/** The currency of any code; undefined where it is not known here and the server's `subunits` must be used instead. */
export function currencyOf(code: string): Currency | undefined
export function currencyOf(code: string): Currency | undefined {
  return Object.hasOwn(SUBUNITS, code) ? { code, subunits: SUBUNITS[code as KnownCurrencyCode] } : undefined
}

/** Digits after the point of an amount in this currency: 2 for EUR, 0 for JPY, 8 for BTC. */
export function currencyDigits(currency: Currency): number {
  return String(currency.subunits).length - 1
}
