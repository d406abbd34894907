import { type Currency, currencyOf as knownCurrency } from '@touchline/betting'

/** A currency by its code alone: a free bet says no more of it. */
export function currencyOf(code: string): Currency {
  return knownCurrency(code) ?? { code, subunits: 100 }
}
