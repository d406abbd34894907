import type { Comboboost } from '@touchline/contract'

/** What bonuses of every kind have, for demos. */
export const A_BONUS: Omit<Comboboost, 'type' | 'ranges' | 'issued'> = {
  id: 1,
  name: 'A bonus',
  min_odds: 10_000,
  uses_count: null,
  country_codes: [],
  event_conditions: [],
  valid_to: null,
  only_verified: false,
  trigger_key: null,
  status: 'active',
  banners: { desktop: null, mobile: null },
}
