import type { Currency } from '../money/index.ts'
import type { PlacedBet, Placement, PlacementError } from '../slip/index.ts'

/** Refusal of a quick bet whose potential win is not above its stake. */
export const QUICK_BET_REFUSAL_KEY = 'error.potential_win.equal_or_less'

export interface QuickBetBase {
  readonly isEnabled: boolean
  /** In subunits. */
  readonly stake: number
  readonly currency: Currency
  /** The player agreed that a tap places this stake; only with a stake above 0. */
  readonly isApproved: boolean
}

/**
 * The state of the quick bet. PROCESSING: sent, or accepted and not decided yet. UNKNOWN: the response was lost, a
 * retry with the same key returns it. WARNING: refused here, before anything was sent.
 */
export type QuickBetPhase =
  | { readonly state: 'INITIAL' }
  | { readonly state: 'WARNING'; readonly messageKey: string }
  | { readonly state: 'PROCESSING'; readonly placement: Placement; readonly placedBet: PlacedBet | null }
  | { readonly state: 'UNKNOWN'; readonly placement: Placement }
  | { readonly state: 'SUCCESS'; readonly placedBet: PlacedBet; readonly placement: Placement }
  | { readonly state: 'ERROR'; readonly error: PlacementError }

export type QuickBetState = QuickBetBase & QuickBetPhase

export function createQuickBet(currency: Currency): QuickBetState {
  return { isEnabled: false, stake: 0, currency, isApproved: false, state: 'INITIAL' }
}

export function quickBaseOf(state: QuickBetState): QuickBetBase {
  const { isEnabled, stake, currency, isApproved } = state
  return { isEnabled, stake, currency, isApproved }
}

/** Keys of the outcomes being placed; their buttons show it. */
export function quickBetOutcomeIds(state: QuickBetState): readonly string[] {
  if (state.state !== 'PROCESSING' && state.state !== 'UNKNOWN') return []
  return state.placement.bets.flatMap((bet) => bet.selections.map((selection) => selection.id))
}
