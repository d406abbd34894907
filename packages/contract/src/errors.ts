import * as z from 'zod/mini'
import { OutcomeId, ScaledOdds, Specifier } from './primitives.ts'

/**
 * Every error a call may answer: stable code, HTTP status and message key. 101, 118 and 120 are the specification's;
 * the rest are ours, numbered by area.
 */
export const ERRORS = {
  invalid_odds: { code: 101, status: 400, key: 'error.place_bets.invalid_odds' },
  municipality_not_found: { code: 118, status: 400, key: 'error.place_bets.municipality_not_found' },
  invalid_custom_odds: { code: 120, status: 400, key: 'error.place_bets.invalid_odds_custom_bet' },
  custom_bet_impossible: { code: 121, status: 400, key: 'error.place_bets.custom_bet_impossible' },
  custom_bet_not_offered: { code: 122, status: 400, key: 'error.place_bets.custom_bet_not_offered' },
  place_bets_default: { code: 100, status: 400, key: 'error.place_bets.default' },
  market_suspended: { code: 130, status: 400, key: 'error.place_bets.suspended' },
  event_not_bettable: { code: 131, status: 400, key: 'error.place_bets.not_bettable' },
  price_stale: { code: 132, status: 400, key: 'error.place_bets.price_stale' },
  unknown_selection: { code: 133, status: 400, key: 'error.place_bets.unknown_selection' },
  same_match: { code: 134, status: 400, key: 'error.place_bets.same_match' },
  mixed_providers: { code: 135, status: 400, key: 'error.place_bets.mixed_providers' },
  duplicate_selection: { code: 136, status: 400, key: 'error.place_bets.duplicate_selection' },
  wrong_system: { code: 137, status: 400, key: 'error.place_bets.wrong_system' },
  stake_too_low: { code: 140, status: 400, key: 'error.place_bets.stake_too_low' },
  stake_too_high: { code: 141, status: 400, key: 'error.place_bets.stake_too_high' },
  insufficient_balance: { code: 142, status: 400, key: 'error.place_bets.insufficient_balance' },
  no_account_in_currency: { code: 143, status: 400, key: 'error.place_bets.no_account' },
  provider_down: { code: 144, status: 400, key: 'error.place_bets.provider_down' },
  vip_rejected: { code: 145, status: 400, key: 'error.place_bets.vip_rejected' },
  cash_out_changed: { code: 150, status: 400, key: 'error.cashout.changed' },
  cash_out_unavailable: { code: 151, status: 400, key: 'error.cashout.unavailable' },
  cash_out_amount: { code: 152, status: 400, key: 'error.cashout.amount' },
  validation: { code: 1000, status: 400, key: 'error.validation' },
  malformed_json: { code: 1001, status: 400, key: 'error.malformed_json' },
  unsupported_media_type: { code: 1002, status: 415, key: 'error.unsupported_media_type' },
  payload_too_large: { code: 1003, status: 413, key: 'error.payload_too_large' },
  app_header_missing: { code: 1004, status: 403, key: 'error.app_header_missing' },
  unauthorized: { code: 1010, status: 401, key: 'error.unauthorized' },
  wrong_credentials: { code: 1011, status: 401, key: 'error.wrong_credentials' },
  account_locked: { code: 1012, status: 403, key: 'error.account_locked' },
  too_many_requests: { code: 1013, status: 429, key: 'error.too_many_requests' },
  forbidden: { code: 1014, status: 403, key: 'error.forbidden' },
  not_found: { code: 1020, status: 404, key: 'error.not_found' },
  method_not_allowed: { code: 1021, status: 405, key: 'error.method_not_allowed' },
  gone: { code: 1022, status: 410, key: 'error.gone' },
  idempotency_key_missing: { code: 1030, status: 400, key: 'error.idempotency_key_missing' },
  idempotency_key_reused: { code: 1031, status: 422, key: 'error.idempotency_key_reused' },
  idempotency_in_progress: { code: 1032, status: 409, key: 'error.idempotency_in_progress' },
  share_code_not_found: { code: 1035, status: 404, key: 'error.share_bet.not_found' },
  prediction_closed: { code: 1036, status: 409, key: 'error.predictions.closed' },
  too_many_favourites: { code: 1034, status: 400, key: 'error.favourites.too_many' },
  no_play_session: { code: 1037, status: 400, key: 'error.sessions.not_started' },
  promo_code_unknown: { code: 1033, status: 404, key: 'error.bonuses.promo_code_unknown' },
  unavailable: { code: 1040, status: 503, key: 'error.unavailable' },
  link_invalid: { code: 1060, status: 400, key: 'error.users.link_invalid' },
  not_confirmed: { code: 1061, status: 403, key: 'error.users.not_confirmed' },
  weak_password: { code: 1062, status: 400, key: 'error.users.weak_password' },
  wrong_password: { code: 1063, status: 400, key: 'error.users.wrong_password' },
  email_invalid: { code: 1064, status: 400, key: 'error.users.email_invalid' },
  name_invalid: { code: 1065, status: 400, key: 'error.player.name_invalid' },
  name_already_set: { code: 1066, status: 400, key: 'error.player.name_already_set' },
  nickname_invalid: { code: 1067, status: 400, key: 'error.player.nickname_invalid' },
  currency_not_offered: { code: 1068, status: 400, key: 'error.player.currency_not_offered' },
  phone_invalid: { code: 1070, status: 400, key: 'error.phone.invalid' },
  phone_taken: { code: 1071, status: 400, key: 'error.phone.taken' },
  code_wrong: { code: 1072, status: 400, key: 'error.phone.code_wrong' },
  code_over: { code: 1073, status: 400, key: 'error.phone.code_over' },
  sms_too_soon: { code: 1074, status: 429, key: 'error.phone.sms_too_soon' },
  sms_limit_reached: { code: 1075, status: 429, key: 'error.phone.sms_limit_reached' },
  statement_too_long: { code: 1080, status: 400, key: 'error.statement.too_long' },
  internal: { code: 1050, status: 500, key: 'error.internal' },
} as const
export type ErrorName = keyof typeof ERRORS

/** Which odds claim was refused and how it differs from the bookmaker's. */
export const RISK_KEYS = [
  'odds_different_than_bookmaker',
  'odds_higher_than_bookmakers',
  'odds_to_low',
  'odds_higher_than_bookmakers_current_odds',
] as const
export type RiskKey = (typeof RISK_KEYS)[number]

/** What is wrong with one leg of a refused bet. */
export const SelectionError = z.strictObject({
  match_id: z.int(),
  market_id: z.int(),
  specifier: Specifier,
  outcome_id: OutcomeId,
  code: z.int(),
  key: z.string(),
  localized_message: z.string(),
  risk_key: z.nullable(z.enum(RISK_KEYS)),
  /** The price now, where there is one. */
  current_odds: z.nullable(ScaledOdds),
})
export type SelectionError = z.infer<typeof SelectionError>

/** What is wrong with one bet of a refused request; `bet_index` counts from 0 in the order sent. */
export const BetError = z.strictObject({
  bet_index: z.int(),
  code: z.int(),
  key: z.string(),
  localized_message: z.string(),
  /** The largest stake that would be taken, in subunits, where that is the reason. */
  max_stake: z.nullable(z.int()),
  /** The price of a custom bet now, where it differs from the claim. */
  current_odds: z.optional(ScaledOdds),
  /** What the whole bet can be cashed out for now, in subunits; null where it cannot. */
  to_cashout: z.optional(z.nullable(z.int())),
  selections: z.array(SelectionError),
})
export type BetError = z.infer<typeof BetError>

/** Body of every answer that is not a success. */
export const ErrorBody = z.strictObject({
  code: z.int(),
  key: z.string(),
  /** What happened, why, and what to do next, in the language asked for. */
  localized_message: z.string(),
  data: z.strictObject({
    details: z.array(z.strictObject({ path: z.string(), message: z.string() })),
    errors_by_bet: z.array(BetError),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
