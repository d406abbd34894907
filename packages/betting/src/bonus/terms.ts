import type { Odds } from '../odds/index.ts'

/** Kinds of free bets. */
export const FREEBET_KINDS = ['freebet', 'freebet_no_risk', 'freebet_all_win', 'freebet_only_win'] as const
export type FreebetKind = (typeof FREEBET_KINDS)[number]

/** From so many selections that count, winnings are multiplied by so much. */
export interface BoostRange {
  readonly min_count: number
  /** Null: without an end. */
  readonly max_count: number | null
  /** Scaled, 10,000 or above: what the winnings are multiplied by. */
  readonly bonus_odds: Odds
}

/** The terms of a bet's bonus that change its payout, as promised at placement. They never change. */
export type BetBonus =
  | {
      readonly type: 'comboboost'
      readonly ranges: readonly BoostRange[]
      /** Places in the bet of the selections that count, from 0. */
      readonly counting: readonly number[]
    }
  | { readonly type: FreebetKind }
  /** Farms points and leaves the payout as it is. */
  | { readonly type: 'hunting' | 'lootbox' | 'tournament' }

/**
 * Whether the house gives the stake: of these the player gets no stake back. A bet without risk is the player's own
 * money.
 */
export function isHouseStake(type: string): boolean {
  return type === 'freebet' || type === 'freebet_all_win' || type === 'freebet_only_win'
}

export function isFreebetKind(type: string): type is FreebetKind {
  return (FREEBET_KINDS as readonly string[]).includes(type)
}
