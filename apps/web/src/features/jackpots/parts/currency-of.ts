import { type Currency, currencyOf as knownCurrency } from '@touchline/betting'

/** The currency of a jackpot, as amounts are written with it. */
export function currencyOf(of: { readonly currency: string; readonly currency_subunits: number }): Currency {
  return { code: of.currency, subunits: of.currency_subunits }
}

/** A currency by its code alone. */
export function currencyNamed(code: string): Currency {
  return knownCurrency(code) ?? { code, subunits: 100 }
}
