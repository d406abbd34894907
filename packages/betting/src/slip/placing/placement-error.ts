/** Keys of the refusals for a claimed price that was not the bookmaker's. */
export const WRONG_ODDS_KEYS = [
  'error.place_bets.invalid_odds',
  'error.place_bets.invalid_odds_custom_bet',
] as const satisfies readonly string[]
/** Where a refusal has no reason of its own. */
export const PLACEMENT_DEFAULT_KEY = 'error.place_bets.default'

/** Whether the current prices must be accepted before trying again. */
export function isWrongOdds(key: string): boolean {
  return (WRONG_ODDS_KEYS as readonly string[]).includes(key)
}

/** The error of one leg. */
export interface SelectionFault {
  readonly selectionId: string
  readonly key: string
  readonly message: string | null
  /** Which way the claimed price differed, e.g. 'odds_to_low'; null where the price was not the reason. */
  readonly riskKey: string | null
  /** Scaled price now; null where there is none. */
  readonly currentOdds: number | null
}

/** The error of one bet. */
export interface BetFault {
  readonly betKey: string
  readonly code: number
  readonly key: string
  readonly message: string | null
  /** Largest stake that would be taken, in subunits, where that is the reason. */
  readonly maxStake: number | null
  readonly selections: readonly SelectionFault[]
}

/** Why a placement was refused. */
export interface PlacementError {
  /** The server's code; null where it gave none. */
  readonly code: number | null
  readonly key: string
  /** The server's text in the player's language, shown as it is. */
  readonly message: string | null
  readonly details: readonly string[]
  readonly byBet: readonly BetFault[]
  /** A price claim was wrong: the current prices must be accepted before trying again. */
  readonly isWrongOdds: boolean
}
