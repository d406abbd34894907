import { isFreebetKind, isHouseStake, withBonus } from '../bonus/index.ts'
import type { Fraction } from '../fraction/index.ts'
import { betKey, type SlipBet } from './bet.ts'
import type { ChosenBonus } from './chosen-bonus.ts'
import { isOrdinary } from './selections.ts'

/** Whether the stake is a free bet's: it cannot be changed, only given up. */
export function isStakeLocked(bet: SlipBet): boolean {
  return bet.bonus != null && isFreebetKind(bet.bonus.terms.type)
}

/** What a bet takes of the player's money. */
export function ownStake(bet: SlipBet): number {
  return bet.bonus != null && isHouseStake(bet.bonus.terms.type) ? 0 : bet.stake
}

function withoutStake<Bet extends SlipBet>(bet: Bet): Bet {
  return { ...bet, stake: 0, stakeSource: 'stake', wantedWin: null }
}

/** Chooses a bonus for a bet, or none. A free bet sets the stake; giving one up leaves none. */
export function chooseBonus(bets: readonly SlipBet[], key: string, bonus: ChosenBonus | null): readonly SlipBet[] {
  return bets.map((bet) => {
    if (betKey(bet) !== key) return bet
    const kept = isStakeLocked(bet) ? withoutStake(bet) : bet
    if (bonus === null) return { ...kept, bonus: null }
    return bonus.stake === null
      ? { ...kept, bonus }
      : { ...kept, bonus, stake: bonus.stake, stakeSource: 'stake', wantedWin: null }
  })
}

/**
 * Bets after the player changed what they are made of. A free bet whose bet became another one is given up with its stake, which was
 * never the player's own.
 */
export function withStakesOf(before: readonly SlipBet[], after: readonly SlipBet[]): readonly SlipBet[] {
  if (after === before || !before.some(isStakeLocked) || after.some(isStakeLocked)) return after
  return after.map((bet) => (isOrdinary(bet) ? withoutStake(bet) : bet))
}

/** What one unit of stake returns with the bet's bonus when every selection wins. */
export function bonusMultiplier(bet: SlipBet, base: Fraction): Fraction {
  if (bet.bonus == null) return base
  return withBonus(
    bet.bonus.terms,
    base,
    bet.selections.map(() => 'win'),
    false,
  )
}
