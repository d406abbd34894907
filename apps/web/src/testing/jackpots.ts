import type { Jackpot, JackpotHit, JackpotTerms } from '@touchline/contract'

/** A jackpot with three levels, its terms and a hit of it. */
export const JACKPOT: Jackpot = {
  id: 1,
  name: 'Kick-off Jackpot',
  amount: 525_84,
  pool_amount: 3_84,
  hits_amount: 12_41,
  currency: 'EUR',
  currency_subunits: 100,
  levels: [
    { name: 'Bronze', pool_amount: 3_61, state: 'active' },
    { name: 'Silver', pool_amount: 21_48, state: 'active' },
    { name: 'Gold', pool_amount: 500_75, state: 'active' },
  ],
}
const level = (code: string, name: string, seed: number, oneIn: number, hitBy: number | null) => ({
  code,
  name,
  seed_amount: seed,
  share_ppm: 10_000,
  one_in: oneIn,
  counted_stake: 10_00,
  hit_by: hitBy,
  round: 2,
  commitment: 'ab'.repeat(32),
})
export const TERMS: JackpotTerms = {
  jackpot_id: 1,
  currency: 'EUR',
  currency_subunits: 100,
  min_stake: 1_00,
  min_odds: 11_000,
  bet_types: [],
  match_status: null,
  sport_keys: [],
  only_verified: false,
  country_codes: [],
  approve_up_to: 100_00,
  levels: [
    level('bronze', 'Bronze', 2_00, 30, 5_00),
    level('silver', 'Silver', 20_00, 1_000, null),
    level('gold', 'Gold', 500_00, 50_000, null),
  ],
  revealed: [],
}
export const HIT: JackpotHit = {
  id: 7,
  amount: 4_12,
  amount_eur: 4_12,
  created_at: '2026-11-20T20:05:00.000Z',
  currency: 'EUR',
  jackpot_id: 1,
  jackpot_name: 'Kick-off Jackpot',
  jackpot_level_code: 'bronze',
  jackpot_level_name: 'Bronze',
  status: 'paid',
  user_hash: '3fa9c1d2e4b5a697',
  seen: false,
}
