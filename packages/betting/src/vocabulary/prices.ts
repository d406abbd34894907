/** Decimal odds are stored as integers times this: 2.10 is 21000. */
export const ODDS_SCALE = 10_000

/** Nothing is bettable on prices older than this. */
export const PRICE_MAX_AGE_MS = 10_000

export const ODDS_FORMATS = [
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
] as const
/** How odds are shown. Only the scaled odds are kept and sent: a shown price is lossy and never parsed back. */
export type OddsFormat = (typeof ODDS_FORMATS)[number]

export const ACCEPT_MODES = ['none', 'higher', 'any'] as const
/** Price changes that a player accepts in advance: none, only better ones, or any. */
export type AcceptMode = (typeof ACCEPT_MODES)[number]
