import { rescaleStake, type SlipState, summarizeSlip } from '@touchline/betting'

/**
 * The return of the slip at the prices and with the bonus that the player agreed to; where the win is fixed, with the
 * stake it needed then.
 */
export function agreedTotals(slip: SlipState, maxPayout: number) {
  const bets = slip.bets.map((now) => {
    const bet = { ...now, bonus: now.agreedBonus ?? now.bonus }
    const selections = bet.selections.map((leg) => ({ ...leg, odds: leg.acceptedOdds }))
    return rescaleStake(
      bet.betType === 'CUSTOM_BET'
        ? { ...bet, selections, customOdds: bet.acceptedCustomOdds }
        : { ...bet, selections },
    )
  })
  const { totalOdds, totalPotentialWin } = summarizeSlip({ ...slip, bets }, { maxPayout })
  return { totalOdds, totalPotentialWin }
}
