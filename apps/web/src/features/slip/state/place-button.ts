import { countBlockedLegs, type SlipError, type SlipState, type SlipSummary } from '@touchline/betting'
import type { AuthState } from '../../account/index.ts'

/** What the one button of the slip does now. Amounts in subunits of the slip's currency. */
export type PlaceButton =
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'place'; readonly stake: number }
  /** `oldWin` by the prices agreed to, `newWin` by those on offer now. */
  | { readonly kind: 'accept'; readonly oldWin: number; readonly newWin: number }
  | { readonly kind: 'short'; readonly by: number }
  | { readonly kind: 'blocked'; readonly by: SlipError }
  | { readonly kind: 'placing' }
  | { readonly kind: 'checking' }

/** Nothing would be left to place: accepting would only empty a slip whose markets open again in seconds. */
function isAllBlocked(slip: SlipState, summary: SlipSummary): boolean {
  return countBlockedLegs(slip.bets) >= summary.selectionCount
}

/** What the slip comes to as it is shown: where nothing would be left to accept, it stands at what was agreed to. */
export function shownSummary(slip: SlipState, summary: SlipSummary): SlipSummary {
  return isAllBlocked(slip, summary) ? { ...summary, afterAcceptance: null } : summary
}

/** Accepting is offered for moved prices and for suspended selections, while there is anything to place besides. */
export function offersAcceptance(slip: SlipState, summary: SlipSummary): boolean {
  return (summary.needsAcceptance || summary.afterAcceptance !== null) && !isAllBlocked(slip, summary)
}

/** The server refused the prices claimed: they must be looked at again, even where they look the same by now. */
export function isWrongClaim(slip: SlipState): boolean {
  return slip.ticketState === 'ERROR' && slip.error.isWrongOdds
}

/** The refusal says what some prices are now. */
export function namesPrices(slip: SlipState): boolean {
  if (slip.ticketState !== 'ERROR') return false
  return slip.error.byBet.some((bet) => bet.selections.some((leg) => leg.currentOdds !== null))
}

export function placeButton(
  slip: SlipState,
  summary: SlipSummary,
  errors: readonly SlipError[],
  auth: AuthState,
  agreedWin: number,
): PlaceButton {
  if (slip.ticketState === 'UNKNOWN') return { kind: 'checking' }
  if (slip.inProgress) return { kind: 'placing' }
  if (offersAcceptance(slip, summary) || (isWrongClaim(slip) && !isAllBlocked(slip, summary))) {
    const newWin = summary.afterAcceptance?.totalPotentialWin ?? summary.totalPotentialWin
    return { kind: 'accept', oldWin: agreedWin, newWin }
  }
  const [first] = errors.filter((error) => error.code !== 'stake_above_balance' && error.code !== 'stake_missing')
  if (first !== undefined) return { kind: 'blocked', by: first }
  if (auth.status === 'NOT_LOGGED_IN') return { kind: 'sign_in' }
  const missing = errors.find((error) => error.code === 'stake_missing')
  if (missing !== undefined) return { kind: 'blocked', by: missing }
  const short = errors.find((error) => error.code === 'stake_above_balance')
  if (short !== undefined) return { kind: 'short', by: summary.ownStake - (short.limit ?? 0) }
  return { kind: 'place', stake: summary.totalStake }
}
