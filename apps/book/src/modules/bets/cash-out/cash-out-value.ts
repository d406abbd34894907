import {
  type BetShape,
  CASH_OUT_FACTOR,
  compareFractions,
  customMultiplier,
  type Fraction,
  fairCashOut,
  fraction,
  multiplyFractions,
} from '@touchline/betting'
import { type BetRecord, customLegs } from '../bet-record.ts'
import { type CashOutWorth, wholeOf } from './cash-out-part.ts'
import { activeOutcome, basisOf, exactly, type LegBasis, legValue, type ValueSources } from './leg-value.ts'

/**
 * What the stake still at risk can be cashed out for now, in subunits: its fair value by the probabilities behind the
 * prices, times 0.95, rounded down together with what is left of parts before. Null where none is offered: the bet is
 * not waiting for results, the market of an open leg is not active, or nothing would be left to pay.
 */
export function cashOutValue(bet: BetRecord, sources: ValueSources, now: number): bigint | null {
  const worth = cashOutWorth(bet, sources, now)
  return worth === null ? null : wholeOf(worth)
}

/** Whether a bet has no value at any time: there is nothing of the player's to sell, or the stake is at no risk. */
export function isNeverSold({ bonus }: Pick<BetRecord, 'bonus'>): boolean {
  return bonus !== null && bonus.amount > 0n
}

/** What it can be cashed out for, exact. */
export function cashOutWorth(bet: BetRecord, sources: ValueSources, now: number): CashOutWorth | null {
  if (bet.status !== 'waiting_results') return null
  if (isNeverSold(bet)) return null
  const fair = bet.type === 'custom_bet' ? fairCustomValue(bet, sources, now) : fairValue(bet, sources, now)
  if (fair === null) return null
  const most = fraction(bet.maxPayout)
  const exact = multiplyFractions(compareFractions(fair.value, most) > 0 ? most : fair.value, CASH_OUT_FACTOR)
  const worth = { exact, remainder: bet.cashRemainder, basis: fair.basis }
  return exact.n > 0n && wholeOf(worth) > 0n ? worth : null
}

/** The value of a stake without a margin, and its basis. */
interface FairValue {
  readonly value: Fraction
  readonly basis: readonly LegBasis[]
}

function fairValue(bet: BetRecord, sources: ValueSources, now: number): FairValue | null {
  const legs: Fraction[] = []
  const basis: LegBasis[] = []
  for (const leg of bet.legs) {
    const value = legValue(sources, leg, now)
    if (value === null) return null
    legs.push(value.worth)
    if (value.basis !== null) basis.push(value.basis)
  }
  return { value: fairCashOut(bet.stake, shapeOf(bet), legs), basis }
}

function shapeOf({ type, system }: BetRecord): BetShape {
  if (type === 'system' && system !== null) return { type: 'system', winCount: system.wins }
  return { type: type === 'single' ? 'single' : 'combo' }
}

/**
 * One price while all legs win; with a void leg, the stake while none loses. The open ones win together or not, and
 * together they are never more probable than the rarest of them by its price.
 */
function fairCustomValue(bet: BetRecord, { board, customPricer }: ValueSources, now: number): FairValue | null {
  const open = bet.legs.filter((leg) => leg.status === 'open')
  const basis: LegBasis[] = []
  for (const leg of open) {
    const active = activeOutcome(board, leg, now)
    if (active === null) return null
    basis.push(basisOf(leg.position, active))
  }
  const [first] = open
  if (first === undefined) return null
  const joint = customPricer.jointProbability(
    first.eventId,
    open.map((leg) => ({ id: leg.marketId, specifier: leg.specifier, outcomeId: leg.outcomeId })),
  )
  if (joint === null) return null
  const pays = customMultiplier(bet.odds, customLegs(bet.legs))
  const chance = basis.reduce((least, { chance }) => lower(least, chance), exactly(joint))
  return { value: multiplyFractions(fraction(bet.stake), multiplyFractions(pays, chance)), basis }
}

function lower(a: Fraction, b: Fraction): Fraction {
  return compareFractions(a, b) > 0 ? b : a
}
