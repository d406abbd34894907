import type { Currency } from '../money/index.ts'
import { betKey, rescaleStake, type SlipBet } from './bet.ts'
import { isStakeLocked } from './bonus.ts'
import { isOrdinary } from './selections/selections.ts'

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

/** Sets the stake of one bet, or of every ordinary bet without a key. Ignores an invalid amount. */
export function setStake(bets: readonly SlipBet[], key: string | null, stake: number): readonly SlipBet[] {
  if (!isAmount(stake)) return bets
  return bets.map((bet) => {
    const isMeant = key === null ? isOrdinary(bet) : betKey(bet) === key
    return isMeant && !isStakeLocked(bet) ? { ...bet, stake, stakeSource: 'stake', wantedWin: null } : bet
  })
}

/**
 * Shares an amount among the ordinary bets: every one gets the same, and the remaining subunits go to the first ones.
 * Ignores an invalid amount.
 */
export function shareStake(bets: readonly SlipBet[], total: number): readonly SlipBet[] {
  const sharing: readonly SlipBet[] = bets.filter((bet) => isOrdinary(bet) && !isStakeLocked(bet))
  if (!isAmount(total) || sharing.length === 0) return bets
  const each = Math.floor(total / sharing.length)
  const left = total - each * sharing.length
  return bets.map((bet) => {
    const at = sharing.indexOf(bet)
    return at < 0 ? bet : { ...bet, stake: each + (at < left ? 1 : 0), stakeSource: 'stake', wantedWin: null }
  })
}

/** Makes the stake of a bet from its wanted win; it then follows the price. */
export function setWantedWin(bets: readonly SlipBet[], key: string, win: number): readonly SlipBet[] {
  if (!isAmount(win)) return bets
  return bets.map((bet) =>
    betKey(bet) === key && !isStakeLocked(bet)
      ? rescaleStake({ ...bet, stakeSource: 'potentialWin', wantedWin: win })
      : bet,
  )
}

/** Bets in another currency: an amount in one has no meaning in the other, so every stake is zero. */
export function changeCurrency(bets: readonly SlipBet[], currency: Currency): readonly SlipBet[] {
  return bets.map((bet) => ({
    ...bet,
    currency: currency.code,
    subunits: currency.subunits,
    stake: 0,
    stakeSource: 'stake',
    wantedWin: null,
    bonus: null,
  }))
}
