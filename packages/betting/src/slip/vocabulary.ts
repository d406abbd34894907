export const SLIP_BET_TYPES = ['SINGLE', 'COMBO', 'SYSTEM', 'CUSTOM_BET'] as const
/** How the selections of a slip bet work together. */
export type SlipBetType = (typeof SLIP_BET_TYPES)[number]

/** Types the player switches the whole slip between; custom bets stand beside them. */
export const SWITCHABLE_TYPES = ['SINGLE', 'COMBO', 'SYSTEM'] as const
export type SwitchableType = (typeof SWITCHABLE_TYPES)[number]

export const TICKET_STATES = ['INITIAL', 'ODDS_CHANGED', 'PROCESSING', 'UNKNOWN', 'SUCCESS', 'ERROR'] as const
export type TicketState = (typeof TICKET_STATES)[number]

export const ACCEPT_MODES = ['none', 'higher', 'any'] as const
/** Which price moves are taken without asking: none, only better ones, or all. */
export type AcceptMode = (typeof ACCEPT_MODES)[number]

export const STAKE_SOURCES = ['stake', 'potentialWin', 'sharing'] as const
/** What the stake was made from: typed, derived from a wanted win, or taken from a shared bet. */
export type StakeSource = (typeof STAKE_SOURCES)[number]

export const DATA_PROVIDERS = ['betradar', 'oddin', 'betconstruct', 'racing', 'lotto'] as const
export type DataProvider = (typeof DATA_PROVIDERS)[number]

export const SPORT_KINDS = ['regular', 'cyber', 'racing', 'lottery'] as const
export type SportKind = (typeof SPORT_KINDS)[number]

export const MATCH_STATUSES = ['prematch', 'live', 'stopped', 'closed', 'finished', 'not_covered'] as const
/** Event status by name, in the order of the wire's codes 0 to 5. Only the first two may be bet on. */
export type MatchStatus = (typeof MATCH_STATUSES)[number]

/** Whether an event of this status may be bet on. */
export function isBettable(status: MatchStatus): boolean {
  return status === 'prematch' || status === 'live'
}

/** Wire status of a market that may be bet on. */
export const MARKET_ALLOWED = 1
