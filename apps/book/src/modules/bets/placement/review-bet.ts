import { potentialWin } from '@touchline/betting'
import type { AcceptMode, BetRequest, ErrorName } from '@touchline/contract'
import type { CurrencyRules } from '../../wallet/index.ts'
import { totalOdds } from '../bet-odds.ts'
import { settleable } from '../bet-record.ts'
import { NO_BONUSES, type PlayerBonuses } from '../bonus-book.ts'
import type { BonusOfBet } from '../bonus-of-bet.ts'
import type { BetsParts } from '../parts.ts'
import { type BetShape, shapeOf } from './bet-shape.ts'
import { isLost } from './describe-events.ts'
import type { Events, LegFault, PricedLeg } from './price-legs.ts'
import { reviewPrices } from './review-prices.ts'
import { stakeLimits } from './stake-limits.ts'

/** A bet the book takes as far as prices, rules and limits go; the balance is checked when it is stored. */
export interface ReviewedBet {
  readonly shape: BetShape
  readonly rules: CurrencyRules
  readonly stake: bigint
  readonly legs: readonly PricedLeg[]
  /** What the total is made of: the price of each leg, or the one of a custom bet; absent: those of the legs. */
  readonly prices?: readonly number[]
  readonly odds: number
  /** Largest return, bonus included. */
  readonly winAmount: bigint
  readonly bonus?: BonusOfBet | null
}

/** Why the book does not take a bet. */
export interface BetFault {
  readonly error: ErrorName
  readonly legs: readonly LegFault[]
  readonly maxStake: bigint | null
  /** The price of a custom bet now, where the claim differs. */
  readonly odds?: number
  /** What a bet can be cashed out for now; null where it cannot. */
  readonly toCashout?: number | null
}

export type Review = { readonly ok: true; readonly bet: ReviewedBet } | { readonly ok: false; readonly fault: BetFault }

/** Checks one bet: its shape, its prices, what may be combined, and its stake. */
export function reviewBet(
  ports: BetsParts,
  request: BetRequest,
  mode: AcceptMode,
  events: Events,
  bonuses: PlayerBonuses = NO_BONUSES,
): Review {
  const shape = shapeOf(request)
  if (typeof shape === 'string') return fault(shape)
  const rules = ports.currencies.get(request.stake.currency)
  if (rules === undefined) return fault('no_account_in_currency')
  const lost = lostLegs(ports, request, events)
  if (lost.length > 0) return fault('provider_down', lost)
  const reviewed = reviewPrices(ports, request, shape, mode, events)
  if (reviewed.kind === 'refused') return { ok: false, fault: { ...reviewed, maxStake: null } }
  const { legs, prices } = reviewed
  const forbidden = combinationFault(shape, legs, events)
  if (forbidden !== null) return fault(forbidden)

  const stake = BigInt(request.stake.value)
  const limits = stakeLimits(rules, shape, prices, null)
  if (limits.refusal !== null) return fault(limits.refusal)
  if (stake < rules.minStake) return fault('stake_too_low')
  if (stake < limits.min) return fault('win_not_above_stake')
  if (stake > limits.max) return fault('stake_too_high', [], limits.max)
  const odds = totalOdds(shape, prices)
  const open = legs.map((leg) => ({ odds: leg.odds, status: 'open' as const }))
  const bonus = bonuses.claim(request.bonus ?? null, { type: shape.type, legs, stake, rules }, events)
  if (typeof bonus === 'string') return fault(bonus)
  const winAmount = potentialWin(settleable({ ...shape, stake, odds, bonus }, open), rules.maxPayout)
  return { ok: true, bet: { shape, rules, stake, legs, prices, odds, winAmount, bonus } }
}

function lostLegs(ports: BetsParts, { selections }: BetRequest, events: Events): readonly LegFault[] {
  return selections
    .filter((pick) => isLost(ports, events, pick.match_id))
    .map((pick) => ({ pick, error: 'provider_down', riskKey: null, odds: null }))
}

/**
 * Selections of different data providers settle by different rules and are not combined; one provider has no systems.
 */
function combinationFault({ type }: BetShape, legs: readonly PricedLeg[], events: Events): ErrorName | null {
  const providers = new Set(legs.map(({ pick }) => events.get(pick.match_id)?.provider))
  if (providers.size > 1) return 'mixed_providers'
  return type === 'system' && providers.has('betconstruct') ? 'wrong_system' : null
}

function fault(error: ErrorName, legs: readonly LegFault[] = [], maxStake: bigint | null = null): Review {
  return { ok: false, fault: { error, legs, maxStake } }
}
