import type { Account, Bet, Player, Settings } from '@touchline/contract'

/** The defaults of a player who changed nothing. */
export const settings: Settings = {
  custom_bet_allow_single: false,
  custom_bet_enabled: true,
  stakes: { EUR: [500, 1_000], BTC: [10_000] },
  auto_accept_odds_change: 'none',
  odds_types: { available: ['european'], selected: 'european' },
  one_signal_push_notification_subscription: null,
  updated_at: null,
  video_settings: { enabled: false },
  provider_statuses: {},
  sport_type_providers: {},
  multi_bet_settings: { available_by_provider: {} },
  additional_providers: { horse_racing: { enabled: true, launch: true }, lotto: { enabled: false, launch: false } },
  allow_multiple_active_user_freebets: false,
  stake_limits: { EUR: { min: 10, max: 1_000_000 } },
  max_payout: { EUR: 100_000_000 },
  live_delay_ms: 3_000,
}

/** Player 7. */
export const player: Player = {
  id: 7,
  email: 'demo@touchline.test',
  mobile_phone: null,
  auth_phone_number: null,
  first_name: null,
  last_name: null,
  nickname: null,
  country: null,
  born_on: null,
  street: null,
  postal_code: null,
  city: null,
  personal_number: null,
  last_visit_at: null,
  language: 'en',
  currency: 'EUR',
  auth_fields_missed: [],
  statuses: [],
}

/** 1,000.00 EUR and 0.05 BTC. */
export const accounts: readonly Account[] = [
  { currency: 'EUR', balance: 100_000, subunits: 100, active: true, fiat: true },
  { currency: 'BTC', balance: 5_000_000, subunits: 100_000_000, active: true, fiat: false },
]

/** A bet as the server returns it: 10.00 EUR at 2.10. */
export function wireBet(id: number, status: Bet['status'], more: Partial<Bet> = {}): Bet {
  return {
    id,
    type: 'single',
    ref: String(id),
    status,
    stake: { value: 1_000, currency: 'EUR', subunits: 100 },
    open_stake: 1_000,
    cashouts: [],
    win_amount: 2_100,
    odds: 21_000,
    selections: [],
    created_at: '2026-01-01T12:00:00.000Z',
    decide_at: null,
    settled_at: null,
    result: 'no_results',
    to_cashout: null,
    auto_cashout: null,
    cashout_request: null,
    bonus: null,
    system: null,
    accept_mode: 'none',
    rejection: null,
    used_in_jackpot: false,
    is_vip: false,
    counter_offer: null,
    ...more,
  }
}
