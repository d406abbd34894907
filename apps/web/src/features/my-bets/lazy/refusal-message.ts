import { ERRORS } from '@touchline/contract/error-codes'

const PRICE: readonly number[] = [ERRORS.invalid_odds.code, ERRORS.invalid_custom_odds.code]

/** Why a past attempt was not accepted: the slip's texts would suggest an action that is no longer possible. */
export function refusalMessage(code: number) {
  if (PRICE.includes(code)) return 'bets.refused.price'
  switch (code) {
    case ERRORS.market_suspended.code:
      return 'bets.refused.suspended'
    case ERRORS.event_not_bettable.code:
      return 'bets.refused.over'
    case ERRORS.provider_down.code:
      return 'bets.refused.provider'
    case ERRORS.vip_rejected.code:
      return 'bets.refused.desk'
    case ERRORS.offer_expired.code:
      return 'bets.refused.offer_expired'
    case ERRORS.offer_declined.code:
      return 'bets.refused.offer_declined'
    // Of a bet that was placed: the host that keeps the money had less.
    case ERRORS.insufficient_balance.code:
      return 'bets.refused.balance'
    case ERRORS.host_wallet_refused.code:
    case ERRORS.host_wallet_unanswered.code:
      return 'bets.refused.wallet'
    case ERRORS.win_not_above_stake.code:
      return 'bets.refused.win'
    default:
      return 'bets.refused.other'
  }
}
