import { type StakeLimits, stakeLimits } from '../limits/index.ts'
import { MAX_BETS_PER_REQUEST, MAX_SELECTIONS } from '../vocabulary/index.ts'
import { betKey, type SlipBet, slipBetMultiplier } from './bet.ts'
import { type Conflict, conflictsOf, sameMatchSelections } from './bet-types/conflicts.ts'
import { ownStake } from './bonus.ts'
import type { SlipState } from './state.ts'
import type { SlipContext } from './summarize-slip.ts'

/** Message key of each reason a slip cannot be placed as it is. The keys are stable: translations hang on them. */
export const SLIP_ERROR_KEYS = {
  slip_empty: 'slip.error.empty',
  stake_missing: 'slip.error.stake_missing',
  stake_below_min: 'slip.error.stake_below_min',
  stake_above_max: 'slip.error.stake_above_max',
  stake_above_balance: 'slip.error.stake_above_balance',
  payout_too_high: 'slip.error.payout_too_high',
  odds_changed: 'slip.error.odds_changed',
  suspended: 'sb.ticket.suspended.label',
  not_available: 'sb.ticket.not-available.label',
  same_match: 'slip.error.same_match',
  mixed_providers: 'slip.error.mixed_providers',
  provider_without_system: 'slip.error.provider_without_system',
  too_many_selections: 'slip.error.too_many_selections',
  too_many_bets: 'slip.error.too_many_bets',
  win_not_above_stake: 'error.potential_win.equal_or_less',
} as const
export type SlipErrorCode = keyof typeof SLIP_ERROR_KEYS

/** One reason why the slip, a bet or a selection cannot be placed. */
export interface SlipError {
  readonly code: SlipErrorCode
  readonly messageKey: (typeof SLIP_ERROR_KEYS)[SlipErrorCode]
  /** The bet concerned; null where it is the whole slip. */
  readonly betKey: string | null
  /** The selections concerned, empty where it is the bet itself. */
  readonly selectionIds: readonly string[]
  /** The figure that was passed, in subunits or a count; null where there is none. */
  readonly limit: number | null
}

function error(
  code: SlipErrorCode,
  bet: SlipBet | null,
  extra: { selectionIds?: readonly string[]; limit?: number } = {},
): SlipError {
  return {
    code,
    messageKey: SLIP_ERROR_KEYS[code],
    betKey: bet === null ? null : betKey(bet),
    selectionIds: extra.selectionIds ?? [],
    limit: extra.limit ?? null,
  }
}

function selectionErrors(bet: SlipBet): SlipError[] {
  const idsOf = (flag: 'isSuspended' | 'isChanged' | 'isNotAvailable') =>
    bet.selections.filter((selection) => selection[flag]).map((selection) => selection.id)
  const found: SlipError[] = []
  const notAvailable = idsOf('isNotAvailable')
  const suspended = idsOf('isSuspended')
  const changed = idsOf('isChanged')
  // While a provider is down its markets are suspended too: the first reason is the one that the leg shows.
  if (notAvailable.length > 0) found.push(error('not_available', bet, { selectionIds: notAvailable }))
  if (suspended.length > 0) found.push(error('suspended', bet, { selectionIds: suspended }))
  if (changed.length > 0 || (bet.betType === 'CUSTOM_BET' && bet.isCustomOddsChanged)) {
    found.push(error('odds_changed', bet, { selectionIds: changed }))
  }
  return found
}

function conflictError(bet: SlipBet, conflict: Conflict): SlipError {
  const legs = conflict === 'same_match' ? sameMatchSelections(bet.selections) : []
  const limit = conflict === 'too_many_selections' ? { limit: MAX_SELECTIONS } : {}
  return error(conflict, bet, { selectionIds: legs.map((leg) => leg.id), ...limit })
}

/**
 * The limits of a bet: by the rule of the book, and by the server's figure for the remaining room. Where that figure is
 * the balance, the balance is too low.
 */
function limitsOf(bet: SlipBet, context: SlipContext): StakeLimits {
  const limits = stakeLimits(context, slipBetMultiplier(bet))
  const ofServer = context.maxStakes?.[betKey(bet)]
  if (ofServer === undefined || ofServer === context.balance || BigInt(ofServer) >= limits.max) return limits
  const max = BigInt(ofServer)
  return { min: limits.min, max, refusal: limits.refusal ?? (max < limits.min ? 'payout_too_high' : null) }
}

function stakeErrors(bet: SlipBet, context: SlipContext): SlipError[] {
  const { min, max, refusal } = limitsOf(bet, context)
  if (refusal !== null) return [error(refusal, bet)]
  if (bet.stake === 0) return []
  if (bet.stake < context.minStake) return [error('stake_below_min', bet, { limit: Number(min) })]
  if (bet.stake < min) return [error('win_not_above_stake', bet, { limit: Number(min) })]
  return bet.stake > max ? [error('stake_above_max', bet, { limit: Number(max) })] : []
}

/** All obstacles to placing this slip, as data; empty if it may be placed. */
export function slipErrors(state: SlipState, context: SlipContext): readonly SlipError[] {
  const { bets, settings } = state
  if (bets.length === 0) return [error('slip_empty', null)]
  const total = bets.reduce((sum, bet) => sum + bet.stake, 0)
  const found = bets.flatMap((bet) => [
    ...selectionErrors(bet),
    ...conflictsOf(bet.betType, bet.selections, settings, MAX_SELECTIONS).map((conflict) =>
      conflictError(bet, conflict),
    ),
    ...stakeErrors(bet, context),
  ])
  if (total === 0) found.push(error('stake_missing', null))
  const own = bets.reduce((sum, bet) => sum + ownStake(bet), 0)
  if (context.balance !== null && own > context.balance) {
    found.push(error('stake_above_balance', null, { limit: context.balance }))
  }
  if (bets.length > MAX_BETS_PER_REQUEST) found.push(error('too_many_bets', null, { limit: MAX_BETS_PER_REQUEST }))
  return found
}
