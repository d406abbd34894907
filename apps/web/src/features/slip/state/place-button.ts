import { betKey, countBlockedLegs, type SlipError, type SlipState, type SlipSummary } from '@touchline/betting'
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

const WAITING: readonly SlipError['code'][] = ['suspended', 'not_available']

/** Nothing can be bet on now: removing it would only empty a slip whose markets open again in seconds. */
function isAllBlocked(slip: SlipState, summary: SlipSummary): boolean {
  return countBlockedLegs(slip.bets) >= summary.selectionCount
}

/** What the slip comes to as it is shown: where nothing can be bet on, it is at what was agreed to. */
export function shownSummary(slip: SlipState, summary: SlipSummary): SlipSummary {
  return isAllBlocked(slip, summary) ? { ...summary, afterAcceptance: null } : summary
}

/** Accepting is offered for moved prices, while anything can be bet on. */
export function offersAcceptance(slip: SlipState, summary: SlipSummary): boolean {
  return summary.needsAcceptance && !isAllBlocked(slip, summary)
}

/** Removing what is suspended or unavailable is offered while it leaves anything. */
export function offersRemoval(slip: SlipState, summary: SlipSummary): boolean {
  return countBlockedLegs(slip.bets) > 0 && !isAllBlocked(slip, summary)
}

/** Errors of the bets that would be placed: a suspended single without a stake holds up no other. */
function errorsOfPlaced(slip: SlipState, errors: readonly SlipError[]): readonly SlipError[] {
  const idle = slip.bets.filter((bet) => bet.stake === 0).map(betKey)
  if (idle.length === slip.bets.length) return errors
  return errors.filter(({ code, betKey: of }) => !(WAITING.includes(code) && of !== null && idle.includes(of)))
}

/** The server refused the claimed prices: they must be checked again, even where they look the same now. */
export function isWrongClaim(slip: SlipState): boolean {
  return slip.ticketState === 'ERROR' && slip.error.isWrongOdds
}

/** Whether the refusal has present prices. */
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
  const [first] = errorsOfPlaced(slip, errors).filter(
    (error) => error.code !== 'stake_above_balance' && error.code !== 'stake_missing',
  )
  if (first !== undefined) return { kind: 'blocked', by: first }
  if (auth.status === 'NOT_LOGGED_IN') return { kind: 'sign_in' }
  const missing = errors.find((error) => error.code === 'stake_missing')
  if (missing !== undefined) return { kind: 'blocked', by: missing }
  const short = errors.find((error) => error.code === 'stake_above_balance')
  if (short !== undefined) return { kind: 'short', by: summary.ownStake - (short.limit ?? 0) }
  return { kind: 'place', stake: summary.totalStake }
}
