import type { Currency } from '../money/index.ts'
import { betKey, rescaleStake, type SlipBet } from './bet.ts'
import { isOrdinary } from './selections.ts'

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

/** Sets the stake of one bet, or of every ordinary bet where no key is given. What is not an amount changes nothing. */
export function setStake(bets: readonly SlipBet[], key: string | null, stake: number): readonly SlipBet[] {
  if (!isAmount(stake)) return bets
  return bets.map((bet) => {
    const isMeant = key === null ? isOrdinary(bet) : betKey(bet) === key
    return isMeant ? { ...bet, stake, stakeSource: 'stake', wantedWin: null } : bet
  })
}

/** Makes the stake of a bet from the win it is wanted to bring; it then follows the price. */
export function setWantedWin(bets: readonly SlipBet[], key: string, win: number): readonly SlipBet[] {
  if (!isAmount(win)) return bets
  return bets.map((bet) =>
    betKey(bet) === key ? rescaleStake({ ...bet, stakeSource: 'potentialWin', wantedWin: win }) : bet,
  )
}

/** Bets in another currency: an amount in one says nothing in the other, so every stake is zero. */
export function changeCurrency(bets: readonly SlipBet[], currency: Currency): readonly SlipBet[] {
  return bets.map((bet) => ({
    ...bet,
    currency: currency.code,
    subunits: currency.subunits,
    stake: 0,
    stakeSource: 'stake',
    wantedWin: null,
  }))
}
