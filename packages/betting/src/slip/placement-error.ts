import type { SlipBet } from './bet.ts'
import { betKey } from './bet.ts'
import { outcomeKey } from './selection.ts'

/** Placement error codes that have a meaning of their own; every other code is shown as the default. */
export const PLACEMENT_ERROR_KEYS: Readonly<Record<number, string>> = {
  101: 'error.place_bets.invalid_odds',
  118: 'error.place_bets.municipality_not_found',
  120: 'error.place_bets.invalid_odds_custom_bet',
}
export const PLACEMENT_DEFAULT_KEY = 'error.place_bets.default'
const WRONG_ODDS_CODES: readonly number[] = [101, 120]

/** What was wrong with one leg. */
export interface SelectionFault {
  readonly selectionId: string
  readonly key: string
  readonly message: string | null
  /** Which way the claimed price differed, e.g. 'odds_to_low'; null where the price was not the reason. */
  readonly riskKey: string | null
  /** Scaled price now; null where there is none. */
  readonly currentOdds: number | null
}

/** What was wrong with one bet. */
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

/** The parts of an error answer that are read here. */
export interface PlacementErrorAnswer {
  readonly code: number
  readonly key?: string
  readonly localized_message?: string
  readonly data?: {
    readonly details?: readonly { readonly path: string; readonly message: string }[]
    readonly errors_by_bet?: readonly {
      readonly bet_index: number
      readonly code: number
      readonly key: string
      readonly localized_message: string
      readonly max_stake: number | null
      readonly selections: readonly {
        readonly match_id: number
        readonly market_id: number
        readonly specifier: string
        readonly outcome_id: string
        readonly key: string
        readonly localized_message: string
        readonly risk_key: string | null
        readonly current_odds: number | null
      }[]
    }[]
  }
}

/** Message key of a placement error code. */
export function placementErrorKey(code: number): string {
  return PLACEMENT_ERROR_KEYS[code] ?? PLACEMENT_DEFAULT_KEY
}

/** Reads a refusal of these bets, which were sent in this order. */
export function placementErrorFrom(answer: PlacementErrorAnswer, bets: readonly SlipBet[]): PlacementError {
  const byBet = (answer.data?.errors_by_bet ?? []).flatMap((fault): BetFault[] => {
    const bet = bets[fault.bet_index]
    if (bet === undefined) return []
    const selections = fault.selections.map((leg) => ({
      selectionId: outcomeKey({
        matchId: leg.match_id,
        marketId: leg.market_id,
        specifier: leg.specifier,
        outcomeId: leg.outcome_id,
      }),
      key: leg.key,
      message: leg.localized_message,
      riskKey: leg.risk_key,
      currentOdds: leg.current_odds,
    }))
    return [
      {
        betKey: betKey(bet),
        code: fault.code,
        key: fault.key,
        message: fault.localized_message,
        maxStake: fault.max_stake,
        selections,
      },
    ]
  })
  return {
    code: answer.code,
    key: answer.key ?? placementErrorKey(answer.code),
    message: answer.localized_message ?? null,
    details: (answer.data?.details ?? []).map((detail) => `${detail.path}: ${detail.message}`),
    byBet,
    isWrongOdds: [answer.code, ...byBet.map((fault) => fault.code)].some((code) => WRONG_ODDS_CODES.includes(code)),
  }
}
