/** How a player plays. */
export const CHARACTERS = [
  'small_singles',
  'big_combos',
  'systems',
  'custom_bets',
  'cash_out_happy',
  'limits_prober',
  'sharer',
  'two_tabs',
  'vip',
  'behind_results',
] as const
export type Character = (typeof CHARACTERS)[number]

/** How many there are of each: 50 players. */
export const CAST: Readonly<Record<Character, number>> = {
  small_singles: 9,
  big_combos: 8,
  systems: 7,
  custom_bets: 6,
  cash_out_happy: 7,
  limits_prober: 3,
  sharer: 3,
  two_tabs: 3,
  vip: 2,
  behind_results: 2,
}

/** Subunits of each currency that are worth about one EUR. */
export const EURO_WORTH: Readonly<Record<string, number>> = { EUR: 100, USD: 108, GBP: 85, JPY: 162, BTC: 1_000 }

/** Currencies of the accounts, in turn: half of them are in EUR. */
const CURRENCIES = ['EUR', 'USD', 'EUR', 'GBP', 'EUR', 'JPY', 'EUR', 'BTC'] as const

/** Opening balances of the nth player in subunits, by currency; the first is their own. */
export function openingOf(character: Character, nth: number): Readonly<Record<string, number>> {
  const currency = CURRENCIES[nth % CURRENCIES.length] ?? 'EUR'
  const euros = character === 'vip' || character === 'limits_prober' ? 200_000 : nth % 4 === 0 ? 12 : 600
  const own = { [currency]: euros * (EURO_WORTH[currency] ?? 100) }
  return nth % 6 === 0 ? { ...own, USD: 300_00 } : own
}
