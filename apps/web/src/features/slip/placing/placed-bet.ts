import type { PlacedBet } from '@touchline/betting'
import type { Bet } from '@touchline/contract'

/** A bet of the wire as the slip follows it. */
export function placedBetOf(bet: Bet): PlacedBet {
  return {
    betId: bet.id,
    status: bet.status,
    isVip: bet.is_vip,
    odds: bet.selections.map((selection) => selection.odds),
    rejection:
      bet.rejection === null
        ? null
        : { code: bet.rejection.code, key: bet.rejection.key, message: bet.rejection.localized_message },
  }
}

/** The same bets with `changed` in the place of its older self. */
export function replaceBet(bets: readonly Bet[], changed: Bet): readonly Bet[] {
  return bets.some((bet) => bet.id === changed.id) ? bets.map((bet) => (bet.id === changed.id ? changed : bet)) : bets
}

/** The same bets, where one now has the cash-out value `value`, in subunits; null: it cannot be cashed out. */
export function withValue(bets: readonly Bet[], betId: number, value: number | null): readonly Bet[] {
  return bets.some(({ id, to_cashout }) => id === betId && to_cashout !== value)
    ? bets.map((bet) => (bet.id === betId ? { ...bet, to_cashout: value } : bet))
    : bets
}

/** Whether the server still has to decide the bet while the slip waits for it. */
export function isUndecided(bet: Bet): boolean {
  return bet.status === 'submitted' && !bet.is_vip
}
