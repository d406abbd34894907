import type { CallName } from '@touchline/contract'

/** Calls that tell of bonuses: the one place that says so. Bonuses tell of each other, so all are asked again where one has changed. */
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

/** Queries whose answers tell of bonuses. */
export const ABOUT_BONUSES = {
  predicate: ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }) => BONUSES.includes(name),
}
