import { potentialWin, type SettleableBet } from '../payout/index.ts'

/** Above every largest payout: nothing is cut. */
const UNCUT = 10n ** 30n

/**
 * What the rest of a bet may win once a part of it was sold, in subunits, as it was promised when it was placed. The
 * largest payout holds for the rest as it held for all of it: a bet that it cuts shows it.
 * @param bet with the stake at risk before the sale and every leg open
 * @param openWin what that stake wins at most
 */
export function winLeft(bet: SettleableBet, openWin: number, stakeLeft: number): number {
  if (stakeLeft === 0) return 0
  const uncut = potentialWin({ ...bet, stake: stakeLeft }, UNCUT)
  const isCut = potentialWin(bet, UNCUT) > BigInt(openWin)
  return isCut && uncut > BigInt(openWin) ? openWin : Number(uncut)
}
