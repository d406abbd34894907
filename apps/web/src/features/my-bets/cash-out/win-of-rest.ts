import { type SettleableBet, winLeft } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import { paidSoFar } from '../parts/paid-so-far.ts'

/** What the rest of a bet may win, by the stake that is left, exactly as the book reckons it. */
export function winOfRest(bet: Bet): (stakeLeft: number) => number {
  const openWin = bet.win_amount - paidSoFar(bet)
  // The book computes what a bonus adds; until it has responded, a proportional part.
  if (bet.bonus !== null) return (stakeLeft) => Math.round((openWin * stakeLeft) / Math.max(1, bet.open_stake))
  const settleable = settleableOf(bet)
  return (stakeLeft) => winLeft(settleable, openWin, stakeLeft)
}

function settleableOf(bet: Bet): SettleableBet {
  const stake = bet.open_stake
  const legs = bet.selections.map(({ odds }) => ({ odds, result: 'open' as const }))
  if (bet.type === 'custom_bet') return { type: 'custom_bet', customOdds: bet.odds, stake, legs }
  if (bet.type === 'system' && bet.system !== null)
    return { type: 'system', winCount: bet.system.win_count, stake, legs }
  return { type: bet.type === 'single' ? 'single' : 'combo', stake, legs }
}
