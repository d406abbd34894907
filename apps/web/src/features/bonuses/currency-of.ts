import { type Currency, currencyOf as knownCurrency } from '@touchline/betting'

/** A currency from its code alone: a free bet has no other data of it. */
export function currencyOf(code: string): Currency {
  return knownCurrency(code) ?? { code, subunits: 100 }
}
