/**
 * Every error that a call may return: stable code, HTTP status and message key, without a schema, so that the browser
 * may know them. 101, 118 and 120 are the specification's; the rest are ours, numbered by area.
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
  /** What the desk offered instead of a large stake was not taken in time. */
  offer_expired: { code: 138, status: 400, key: 'error.place_bets.offer_expired' },
  offer_declined: { code: 139, status: 400, key: 'error.place_bets.offer_declined' },
  stake_too_low: { code: 140, status: 400, key: 'error.place_bets.stake_too_low' },
  stake_too_high: { code: 141, status: 400, key: 'error.place_bets.stake_too_high' },
  insufficient_balance: { code: 142, status: 400, key: 'error.place_bets.insufficient_balance' },
  no_account_in_currency: { code: 143, status: 400, key: 'error.place_bets.no_account' },
  provider_down: { code: 144, status: 400, key: 'error.place_bets.provider_down' },
  vip_rejected: { code: 145, status: 400, key: 'error.place_bets.vip_rejected' },
  payout_too_high: { code: 146, status: 400, key: 'error.place_bets.payout_too_high' },
  /** The specification's key, for quick bets and for every other. */
  win_not_above_stake: { code: 147, status: 400, key: 'error.potential_win.equal_or_less' },
  /** A break or an exclusion that the player has chosen. */
  excluded: { code: 148, status: 400, key: 'error.place_bets.excluded' },
  own_limit_reached: { code: 149, status: 400, key: 'error.place_bets.own_limit_reached' },
  /** It ended, is used up, or has other terms now. */
  bonus_gone: { code: 154, status: 400, key: 'error.place_bets.bonus_gone' },
  /** The bet does not meet its conditions. */
  bonus_not_suitable: { code: 155, status: 400, key: 'error.place_bets.bonus_not_suitable' },
  cash_out_changed: { code: 150, status: 400, key: 'error.cashout.changed' },
  cash_out_unavailable: { code: 151, status: 400, key: 'error.cashout.unavailable' },
  cash_out_amount: { code: 152, status: 400, key: 'error.cashout.amount' },
  /** Its bonus decides its stake: it is never cashed out, at any price. */
  cash_out_never: { code: 156, status: 400, key: 'error.cashout.never' },
  cash_out_too_small: { code: 153, status: 400, key: 'error.cashout.too_small' },
  /** The player has not confirmed yet that they go on. */
  reality_check_due: { code: 160, status: 400, key: 'error.place_bets.reality_check_due' },
  /** A limit on time that the player has set. */
  play_time_over: { code: 161, status: 400, key: 'error.place_bets.play_time_over' },
  /** The player has stated that they are too young to play; the balance can be withdrawn. */
  under_age: { code: 165, status: 400, key: 'error.account.under_age' },
  /** The same person may not play through another account: an operator looks at it, and withdrawals stay open. */
  account_held: { code: 166, status: 400, key: 'error.account.held' },
  /** The site requests a verified phone number before anything is bet. */
  phone_unverified: { code: 164, status: 400, key: 'error.place_bets.phone_unverified' },
  validation: { code: 1000, status: 400, key: 'error.validation' },
  malformed_json: { code: 1001, status: 400, key: 'error.malformed_json' },
  unsupported_media_type: { code: 1002, status: 415, key: 'error.unsupported_media_type' },
  payload_too_large: { code: 1003, status: 413, key: 'error.payload_too_large' },
  app_header_missing: { code: 1004, status: 403, key: 'error.app_header_missing' },
  misdirected: { code: 1005, status: 421, key: 'error.misdirected' },
  foreign_origin: { code: 1006, status: 403, key: 'error.foreign_origin' },
  not_acceptable: { code: 1007, status: 406, key: 'error.not_acceptable' },
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
  /** With what came in this period, and what may still come, it would pass a limit of the player. */
  deposit_limit_reached: { code: 1039, status: 409, key: 'error.deposits.own_limit_reached' },
  /** Where the player lives a limit on deposits is set before the first. */
  deposit_limit_needed: { code: 1042, status: 409, key: 'error.deposits.limit_needed' },
  /** A break or an exclusion that long is not offered where the player lives. */
  pause_not_offered: { code: 1160, status: 409, key: 'error.limits.pause_not_offered' },
  /** A limit that has to hold where the player lives. */
  limit_kept: { code: 1161, status: 409, key: 'error.limits.kept' },
  /** A limit on time is reached: no session of play begins. */
  /** Limits in different currencies cannot be compared. */
  limit_in_other_currency: { code: 1164, status: 409, key: 'error.limits.other_currency' },
  session_limit_reached: { code: 1162, status: 403, key: 'error.sessions.limit_reached' },
  activity_limit_reached: { code: 1163, status: 401, key: 'error.activity.limit_reached' },
  promo_code_used: { code: 1130, status: 409, key: 'error.bonuses.promo_code_used' },
  /** Its country, its verification, or a break or limit of the player's own. */
  promo_code_not_for_you: { code: 1131, status: 409, key: 'error.bonuses.promo_code_not_for_you' },
  /** It cannot be started any more, or not now. */
  bonus_not_available: { code: 1132, status: 409, key: 'error.bonuses.not_available' },
  /** Every box was opened, or points are missing for the next. */
  box_not_ready: { code: 1133, status: 409, key: 'error.bonuses.box_not_ready' },
  /** It was used or raised before, or may not be raised so far. */
  freebet_not_raisable: { code: 1134, status: 409, key: 'error.bonuses.freebet_not_raisable' },
  limit_not_due: { code: 1038, status: 409, key: 'error.limits.not_due' },
  offer_over: { code: 1048, status: 409, key: 'error.offer_over' },
  unavailable: { code: 1040, status: 503, key: 'error.unavailable' },
  /** Known for sure: nothing was placed, nothing changed. */
  cannot_store: { code: 1041, status: 503, key: 'error.cannot_store' },
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
  /** The password was right; the account requests a code too. */
  code_needed: { code: 1076, status: 401, key: 'error.users.code_needed' },
  second_code_wrong: { code: 1077, status: 401, key: 'error.users.second_code_wrong' },
  authenticator_there: { code: 1078, status: 409, key: 'error.player.authenticator_there' },
  passkey_invalid: { code: 1079, status: 400, key: 'error.users.passkey_invalid' },
  account_closed: { code: 1081, status: 403, key: 'error.users.account_closed' },
  /** Money is in the account, or on its way in or out. */
  account_not_empty: { code: 1082, status: 409, key: 'error.player.account_not_empty' },
  bets_open: { code: 1083, status: 409, key: 'error.player.bets_open' },
  /** Of a push service that is not on the operator's list, or with keys nothing can be encrypted to. */
  push_refused: { code: 1084, status: 400, key: 'error.push.refused' },
  too_young: { code: 1085, status: 403, key: 'error.users.too_young' },
  /** The country requests more; `details` name what. */
  sign_up_fields_missing: { code: 1086, status: 400, key: 'error.users.fields_missing' },
  /** Nothing is offered where the player lives, or is. */
  country_blocked: { code: 1087, status: 403, key: 'error.users.country_blocked' },
  /** It cannot be this player's, or the country has none. */
  personal_number_invalid: { code: 1088, status: 400, key: 'error.users.personal_number_invalid' },
  /** Another account of the country has it. */
  personal_number_taken: { code: 1092, status: 409, key: 'error.users.personal_number_taken' },
  /** Text messages go to mobile numbers of served countries alone. */
  phone_not_served: { code: 1093, status: 400, key: 'error.phone.not_served' },
  nickname_reserved: { code: 1094, status: 400, key: 'error.player.nickname_reserved' },
  address_invalid: { code: 1089, status: 400, key: 'error.users.address_invalid' },
  statement_too_long: { code: 1080, status: 400, key: 'error.statement.too_long' },
  /** Another editor has saved since: their version is kept. */
  site_draft_changed: { code: 1090, status: 409, key: 'error.site.draft_changed' },
  /** Another version was published after the draft was begun. */
  site_published_since: { code: 1091, status: 409, key: 'error.site.published_since' },
  deposit_too_low: { code: 1100, status: 400, key: 'error.cashier.deposit_too_low' },
  deposit_too_high: { code: 1101, status: 400, key: 'error.cashier.deposit_too_high' },
  deposit_fields_missing: { code: 1102, status: 400, key: 'error.cashier.fields_missing' },
  /** No payment provider is there. */
  cashier_closed: { code: 1103, status: 503, key: 'error.cashier.closed' },
  balance_too_low: { code: 1104, status: 400, key: 'error.cashier.balance_too_low' },
  payment_method_unknown: { code: 1105, status: 400, key: 'error.cashier.method_unknown' },
  withdrawal_decided: { code: 1106, status: 409, key: 'error.cashier.withdrawal_decided' },
  exchange_too_small: { code: 1107, status: 400, key: 'error.cashier.exchange_too_small' },
  exchange_same_currency: { code: 1108, status: 400, key: 'error.cashier.exchange_same_currency' },
  rate_changed: { code: 1109, status: 409, key: 'error.cashier.rate_changed' },
  /** The player owes: nothing is paid out or changed until it is repaid; `details` have the amount. */
  debt_open: { code: 1110, status: 409, key: 'error.cashier.debt_open' },
  /** A part was deposited a short while ago and not played; `details` have the amount. */
  deposit_held: { code: 1111, status: 409, key: 'error.cashier.deposit_held' },
  withdrawal_too_low: { code: 1112, status: 400, key: 'error.cashier.withdrawal_too_low' },
  /** The exchange rates are too old. */
  rate_too_old: { code: 1113, status: 409, key: 'error.cashier.rate_too_old' },
  exchange_limit_reached: { code: 1114, status: 409, key: 'error.cashier.exchange_limit_reached' },
  /** Deposits by another method are paid back by that method; `details` have the amount that may go to this one. */
  withdrawal_above_method: { code: 1116, status: 409, key: 'error.cashier.withdrawal_above_method' },
  quote_over: { code: 1115, status: 409, key: 'error.cashier.quote_over' },
  /** To payment providers, about their messages about a payment. */
  payment_signature_invalid: { code: 1120, status: 401, key: 'error.payments.signature_invalid' },
  payment_callback_stale: { code: 1121, status: 400, key: 'error.payments.callback_stale' },
  payment_unknown: { code: 1122, status: 404, key: 'error.payments.unknown' },
  payment_amount_wrong: { code: 1123, status: 400, key: 'error.payments.amount_wrong' },
  payment_currency_wrong: { code: 1124, status: 400, key: 'error.payments.currency_wrong' },
  payment_out_of_order: { code: 1125, status: 409, key: 'error.payments.out_of_order' },
  payment_reference_taken: { code: 1126, status: 409, key: 'error.payments.reference_taken' },
  payment_event_reused: { code: 1127, status: 409, key: 'error.payments.event_reused' },
  /** Unknown, used, expired, or made for another frame, host or verifier: the response does not say which. */
  embed_code_invalid: { code: 1170, status: 401, key: 'error.embed.code_invalid' },
  /** The published site does not list the host page. */
  embed_host_unlisted: { code: 1171, status: 403, key: 'error.embed.host_unlisted' },
  /** The call is for pages in a frame alone. */
  embed_not_framed: { code: 1172, status: 403, key: 'error.embed.not_framed' },
  /** In a frame the host page signs players in. */
  embed_sign_in_at_host: { code: 1173, status: 403, key: 'error.embed.sign_in_at_host' },
  /** To servers of hosts, about their requests. */
  embed_signature_invalid: { code: 1174, status: 401, key: 'error.embed.signature_invalid' },
  embed_request_stale: { code: 1175, status: 400, key: 'error.embed.request_stale' },
  /** The request, or the nonce in it, was used before. */
  embed_request_reused: { code: 1176, status: 409, key: 'error.embed.request_reused' },
  /** Permanent data of a player differs from earlier data. */
  embed_player_differs: { code: 1177, status: 409, key: 'error.embed.player_differs' },
  /** The page around the sportsbook keeps the player's money. */
  wallet_at_host: { code: 1181, status: 403, key: 'error.embed.wallet_at_host' },
  /** Why a bet was rejected: the host's wallet refused its stake, or did not respond in time. */
  host_wallet_refused: { code: 1182, status: 409, key: 'error.embed.host_wallet_refused' },
  host_wallet_unanswered: { code: 1183, status: 503, key: 'error.embed.host_wallet_unanswered' },
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
