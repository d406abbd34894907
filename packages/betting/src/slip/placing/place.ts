import { betKey, type SlipBet } from '../bet.ts'
import { needsAcceptance } from '../prices/refresh-selections.ts'
import { isBlocked, isOrdinary, ordinarySelections } from '../selections/selections.ts'
import { baseOf, type PlacedBet, type SlipState } from '../state.ts'
import { betKeys, betsToPlace, type Placement } from './placement.ts'
import { isWrongOdds, PLACEMENT_DEFAULT_KEY, type PlacementError } from './placement-error.ts'

/**
 * Starts a placement of the bets that have a stake. Nothing starts while changes are not accepted, where a bet to place
 * has a leg that cannot be bet on, where no bet has a stake, or before a stored slip is back: it may hold a placement
 * whose outcome is not known. A visitor's slip goes back to INITIAL.
 */
export function startPlacement(
  state: SlipState,
  options: { isLoggedIn: boolean; idempotencyKey: string; deviceId: string; locale: string },
): SlipState {
  const bets = betsToPlace(state.bets)
  if (
    state.isRestoring ||
    bets.length === 0 ||
    bets.some((bet) => bet.selections.some(isBlocked)) ||
    needsAcceptance(state.bets)
  )
    return state
  if (!options.isLoggedIn) return { ...baseOf(state), ticketState: 'INITIAL', inProgress: false }
  const { deviceId, locale, idempotencyKey } = options
  const meta = { deviceId, locale, acceptMode: state.settings.acceptMode, quick: false }
  const placement = { idempotencyKey, bets, meta }
  return { ...baseOf(state), ticketState: 'INITIAL', inProgress: true, placement }
}

/** A VIP bet waits for a person: the slip counts it as placed, and its list entry shows that it is not approved yet. */
export function isPending(bet: PlacedBet): boolean {
  return bet.status === 'submitted' && !bet.isVip
}

/** Refused after it had been taken for processing. */
export function isRejected(bet: PlacedBet): boolean {
  return bet.status === 'rejected'
}

/** One error for the bets of a placement that were rejected after they had been taken for processing. */
export function rejectionError(placement: Placement, placedBets: readonly PlacedBet[]): PlacementError | null {
  const byBet = placedBets.flatMap((placed, at) => {
    const bet = placement.bets[at]
    if (!isRejected(placed) || bet === undefined) return []
    const { code, key, message } = placed.rejection ?? { code: 0, key: PLACEMENT_DEFAULT_KEY, message: null }
    return [{ betKey: betKey(bet), code, key, message, maxStake: null, selections: [] }]
  })
  const [first] = byBet
  if (first === undefined) return null
  return {
    code: first.code,
    key: first.key,
    message: first.message,
    details: [],
    byBet,
    isWrongOdds: byBet.some((fault) => isWrongOdds(fault.key)),
  }
}

/** The slip once the server has the bets: PROCESSING while some are undecided, then SUCCESS or ERROR. */
export function settlePlacement(state: SlipState, placement: Placement, placedBets: readonly PlacedBet[]): SlipState {
  const base = baseOf(state)
  if (placedBets.some(isPending)) {
    return { ...base, ticketState: 'PROCESSING', inProgress: true, placement, placedBets }
  }
  const error = rejectionError(placement, placedBets)
  const accepted = placement.bets.filter((_, at) => {
    const placed = placedBets[at]
    return placed !== undefined && !isRejected(placed)
  })
  if (accepted.length === 0 && error !== null) return { ...base, ticketState: 'ERROR', inProgress: false, error }
  const sent = betKeys(accepted)
  return {
    ...base,
    bets: base.bets.filter((bet) => !sent.has(betKey(bet))),
    ticketState: 'SUCCESS',
    inProgress: false,
    placedBets: placedBets.filter((placed) => !isRejected(placed)),
    processedBets: accepted,
    error,
  }
}

/** Bets that start over with the selections of placed ones: no stake, and none twice that is in the slip already. */
export function selectionsAgain(bets: readonly SlipBet[], processed: readonly SlipBet[]): readonly SlipBet[] {
  const present = new Set(ordinarySelections(bets).map((selection) => selection.id))
  const keys = betKeys(bets)
  const fresh = processed
    .filter((bet) => !keys.has(betKey(bet)) && !(isOrdinary(bet) && bet.selections.some((leg) => present.has(leg.id))))
    .map((bet): SlipBet => ({ ...bet, stake: 0, stakeSource: 'stake', wantedWin: null, bonus: null }))
  const all = [...bets, ...fresh]
  return [...all.filter(isOrdinary), ...all.filter((bet) => !isOrdinary(bet))]
}
