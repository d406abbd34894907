export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const
/** Kind of a bet. Doubles, trebles and accumulators are combos. */
export type BetType = (typeof BET_TYPES)[number]
