export const SLIP_BET_TYPES = ['SINGLE', 'COMBO', 'SYSTEM', 'CUSTOM_BET'] as const
/** How the selections of a slip bet work together. */
export type SlipBetType = (typeof SLIP_BET_TYPES)[number]

/** Types the player switches the whole slip between; custom bets are added to them. */
export const SWITCHABLE_TYPES = ['SINGLE', 'COMBO', 'SYSTEM'] as const
export type SwitchableType = (typeof SWITCHABLE_TYPES)[number]

export const STAKE_SOURCES = ['stake', 'potentialWin', 'sharing'] as const
/** What the stake was made from: typed, derived from a wanted win, or taken from a shared bet. */
export type StakeSource = (typeof STAKE_SOURCES)[number]
