import type { CallName } from '@touchline/contract'

/** Calls whose results depend on bonuses. Bonuses depend on each other, so all are fetched again when one changes. */
const BONUSES: readonly unknown[] = [
  'getBonuses',
  'getBonus',
  'getComboboosts',
  'getFreebets',
  'getHuntings',
  'getLootboxes',
  'getHuntingTournaments',
  'getTournamentRating',
  'findAvailableBonuses',
] satisfies readonly CallName[]

/** Queries whose results depend on bonuses. */
export const ABOUT_BONUSES = {
  predicate: ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }) => BONUSES.includes(name),
}
