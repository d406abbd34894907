import type { Bonus, Hunting } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { BonusFacts } from './BonusFacts.tsx'
import { A_BONUS } from './demo-bonus.ts'

const SHARED = { ...A_BONUS, min_odds: 15_000, issued: null }
const HUNT: Omit<Hunting, 'type' | 'steps'> = {
  ...SHARED,
  currency: 'EUR',
  subunits: 100,
  stats: {
    avg_stake: 500,
    bets_count: 3,
    points: 120,
    available_points: 80,
    potential_points: 20,
    potential_freebet_amount: 0,
    initial_pool: 100_000,
  },
  farmed_event_ids: [],
  used_in_bets: 1,
  farm_once_per_event: true,
  farming_freebet_type: 'freebet',
  show_in_promotion: true,
  pool: 98_000,
}
const BOOST: Bonus = {
  ...SHARED,
  type: 'comboboost',
  ranges: [
    { min_count: 3, max_count: 4, bonus_odds: 10_500 },
    { min_count: 5, max_count: null, bonus_odds: 11_000 },
  ],
}
const HUNTING: Bonus = {
  ...HUNT,
  type: 'hunting',
  steps: [
    { points: 50, amount: 200 },
    { points: 200, amount: 500 },
  ],
}
const TOURNAMENT: Bonus = {
  ...HUNT,
  type: 'hunting_tournament',
  steps: [],
  prizes: [40_000, 25_000, 15_000],
  level: 'season',
  level_status: 'active',
}

export const DEMO = demos({
  title: 'BonusFacts',
  states: {
    'the ranges of a combo boost': () => <BonusFacts bonus={BOOST} />,
    'a hunt between two rungs': () => <BonusFacts bonus={HUNTING} />,
    'what the places of a tournament win': () => <BonusFacts bonus={TOURNAMENT} />,
  },
})
