import { isFreebetKind, isHouseStake, withBonus } from '../bonus/index.ts'
import { compare, type Fraction } from '../fraction/index.ts'
import { betKey, type SlipBet, slipBetMultiplier } from './bet.ts'
import type { ChosenBonus } from './chosen-bonus.ts'
import { isOrdinary } from './selections/selections.ts'

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

/** A bet with nothing of its bonus to agree to. */
export function withoutAgreement<Bet extends SlipBet>(bet: Bet): Bet {
  return bet.agreedBonus === undefined ? bet : { ...bet, agreedBonus: undefined }
}

/**
 * Updates the bonus of a bet from the server's newest response; null where it is over. One that lowers the return needs
 * consent, as a lower price does; a free bet is removed with its stake, so that nothing is placed unseen.
 */
export function updateBonus(bets: readonly SlipBet[], key: string, bonus: ChosenBonus | null): readonly SlipBet[] {
  return bets.map((bet) => {
    if (betKey(bet) !== key) return bet
    const [next] = chooseBonus([bet], key, bonus)
    const agreed = bet.agreedBonus ?? bet.bonus ?? null
    if (next === undefined || agreed === null || isFreebetKind(agreed.terms.type)) return next ?? bet
    const base = slipBetMultiplier(bet)
    const isLess = compare(bonusMultiplier(next, base), bonusMultiplier({ ...bet, bonus: agreed }, base)) < 0
    return isLess ? { ...next, agreedBonus: agreed } : next
  })
}

/** Chooses a bonus for a bet, or none. A free bet sets the stake; giving one up leaves none. */
export function chooseBonus(bets: readonly SlipBet[], key: string, bonus: ChosenBonus | null): readonly SlipBet[] {
  return bets.map((current) => {
    if (betKey(current) !== key) return current
    const bet = withoutAgreement(current)
    const kept = isStakeLocked(bet) ? withoutStake(bet) : bet
    if (bonus === null) return { ...kept, bonus: null }
    return bonus.stake === null
      ? { ...kept, bonus }
      : { ...kept, bonus, stake: bonus.stake, stakeSource: 'stake', wantedWin: null }
  })
}

function legsOf(bets: readonly SlipBet[]): string {
  return bets.map((bet) => `${bet.betType} ${bet.selections.map(({ id }) => id).join()}`).join(';')
}

/**
 * The bets after the player changed them. A free bet whose bet became another one is removed with its stake, which was
 * never the player's own; a bonus of a bet with other legs needs no consent any more.
 */
export function withStakesOf(before: readonly SlipBet[], after: readonly SlipBet[]): readonly SlipBet[] {
  if (after === before) return after
  const agreed = legsOf(after) === legsOf(before) ? after : after.map(withoutAgreement)
  if (!before.some(isStakeLocked) || after.some(isStakeLocked)) return agreed
  return agreed.map((bet) => (isOrdinary(bet) ? withoutStake(bet) : bet))
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
