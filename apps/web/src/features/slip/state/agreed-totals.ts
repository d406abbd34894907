import { type SlipState, summarizeSlip } from '@touchline/betting'

/** What the slip would return and cost at the prices the player agreed to. */
export function agreedTotals(slip: SlipState, maxPayout: number) {
  const bets = slip.bets.map((bet) => {
    const selections = bet.selections.map((leg) => ({ ...leg, odds: leg.acceptedOdds }))
    return bet.betType === 'CUSTOM_BET'
      ? { ...bet, selections, customOdds: bet.acceptedCustomOdds }
      : { ...bet, selections }
  })
  const { totalOdds, totalPotentialWin } = summarizeSlip({ ...slip, bets }, { maxPayout })
  return { totalOdds, totalPotentialWin }
}
