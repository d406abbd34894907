import type { BetBonus, ChosenBonus } from '@touchline/betting'
import type { AvailableBonuses, SlipBonus } from '@touchline/contract'

/** What the slip keeps of a bonus that was chosen: all that its return and its request need. */
export function chosenFrom({
  bonus_id,
  bonus_type,
  bonus_odds,
  ranges,
  suitable_selections,
  amount,
}: SlipBonus): ChosenBonus {
  const terms: BetBonus =
    bonus_type === 'comboboost' ? { type: bonus_type, ranges, counting: suitable_selections } : { type: bonus_type }
  return { id: bonus_id, odds: bonus_odds, terms, stake: amount }
}

/**
 * What a bonus adds to the return, in subunits; null where it cannot be used for the bet, or sets another stake.
 * @param more how much more the bet returns with it
 */
export function gainOf({ user_bonus_status, amount }: SlipBonus, more: number): number | null {
  return more > 0 && amount === null && user_bonus_status !== 'not_available' ? more : null
}

/** In the order in which a slip shows them: that of their default, then free bets. */
export function listOf({ hunting, tournament, comboboost, lootbox, freebet }: AvailableBonuses): readonly SlipBonus[] {
  return [...[hunting, tournament, comboboost, lootbox].filter((bonus) => bonus !== null), ...freebet]
}
