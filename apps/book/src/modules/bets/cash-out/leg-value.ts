import {
  afterRule4,
  compareFractions,
  divideFractions,
  EVENT_STATUS,
  effectiveOdds,
  expectedOdds,
  type Fraction,
  fraction,
  isBettable,
  isCashOutOpen,
  MARKET_STATUS,
  marketKey,
  multiplyFractions,
  oddsFraction,
  parseFraction,
  subtractFractions,
} from '@touchline/betting'
import {
  type BoardOutcome,
  type CustomPricer,
  findOutcome,
  type PriceBoard,
  type PriceOrigin,
} from '../../pricing/index.ts'
import type { LegRecord } from '../bet-record.ts'

/** A leg that a cash-out can be priced on: its market may be bet on now. */
export type LiveLeg = Pick<LegRecord, 'eventId' | 'marketId' | 'specifier' | 'outcomeId'>

/** Probabilities are doubles; beyond this they are noise. */
const PROBABILITY_SCALE = 1_000_000_000
const ONE = fraction(1)

/** A probability as an exact number, rounded down. */
export function exactly(probability: number): Fraction {
  return fraction(Math.floor(probability * PROBABILITY_SCALE), PROBABILITY_SCALE)
}

/** The outcome of a leg on the board, and the message that priced it. */
export interface ActiveOutcome {
  readonly outcome: BoardOutcome
  readonly origin: PriceOrigin
  /** Its probability comes from a request to the source. */
  readonly isAsked: boolean
  /** Its event is played now. */
  readonly isLive: boolean
}

/** Where values come from. */
export interface ValueSources {
  readonly board: PriceBoard
  readonly customPricer: CustomPricer
}

/** The basis of the cash-out of an open leg. */
export interface LegBasis {
  /** The leg's place in its bet, from 0. */
  readonly position: number
  /** Its scaled price then; 0: it had none, as outcomes of the book's own programme may. */
  readonly odds: number
  /** Its chance to win when the stake does not come back. */
  readonly chance: Fraction
  /** Chance that the stake comes back. */
  readonly refund: Fraction
  readonly origin: PriceOrigin
  /** Its event is played now. */
  readonly isLive: boolean
}

/**
 * The outcome of a leg on the board, when its market is active: open for bets and for cash-outs, not stopped, its
 * prices confirmed. So is one that takes no bets only because another provider's event is offered: it is cashed out at
 * its own prices. An outcome of the book's own programme needs no price: the surest and the rarest have none, and still
 * a probability. Of a feed the price alone justifies what is paid.
 */
export function activeOutcome(board: PriceBoard, leg: LiveLeg, now: number): ActiveOutcome | null {
  const match = board.event(leg.eventId)
  const market = match?.markets.get(marketKey(leg.marketId, leg.specifier))
  if (match === undefined || market === undefined) return null
  const isHeld = market.isHeld === true
  const isMarketActive = market.status === MARKET_STATUS.allowed || isHeld
  if (!isCashOutOpen([{ isMarketActive, cashoutStatus: market.cash_out }])) return null
  if (!isBettable(match.status)) return null
  if (!isHeld && match.betStop !== null && match.betStop.groups.length === 0) return null
  const quote = board.quote(leg.eventId, leg.marketId, leg.specifier, leg.outcomeId, now)
  const isOpen = quote.state === 'open' || (quote.state === 'suspended' && quote.reason === 'outcome')
  if (!isOpen && !(isHeld && quote.state === 'suspended' && quote.reason !== 'time')) return null
  const outcome = findOutcome(market, leg.outcomeId)
  if (outcome === undefined || (outcome.odds === 0 && market.origin.provider !== null)) return null
  const isAsked = market.chances === 'asked'
  return { outcome, origin: market.origin, isAsked, isLive: match.status === EVENT_STATUS.live }
}

function priceOf({ odds, deduction }: Pick<LegRecord, 'odds' | 'deduction'>): Fraction {
  return deduction === null ? oddsFraction(odds) : afterRule4(oddsFraction(odds), fraction(deduction))
}

/** What a unit of stake on a leg is worth now: decided legs at what they pay, an open one at what it is expected to. */
export interface LegValue {
  readonly worth: Fraction
  /** Null: the leg is decided. */
  readonly basis: LegBasis | null
}

/** Null if there is no value, or none yet: `customPricer` fetches what it lacks. */
export function legValue({ board, customPricer }: ValueSources, leg: LegRecord, now: number): LegValue | null {
  if (leg.status === 'held') return null
  if (leg.status !== 'open') {
    const factor = leg.deadHeatFactor === null ? ONE : parseFraction(leg.deadHeatFactor)
    return { worth: effectiveOdds(priceOf(leg), leg.status, factor ?? ONE), basis: null }
  }
  const active = activeOutcome(board, leg, now)
  if (active === null) return null
  const { marketId: id, specifier, outcomeId } = leg
  const { isAsked, outcome } = active
  const probability = isAsked
    ? customPricer.jointProbability(leg.eventId, [{ id, specifier, outcomeId }])
    : outcome.probability
  if (probability === null) return null
  const basis = basisOf(leg.position, { ...active, outcome: { ...outcome, probability } })
  const win = multiplyFractions(basis.chance, subtractFractions(ONE, basis.refund))
  const chances = { win, push: basis.refund, halfWin: fraction(0), halfLose: fraction(0) }
  return { worth: expectedOdds(priceOf(leg), chances), basis }
}

/** The basis of a leg's value: its current price caps the probability that the source sent. */
export function basisOf(position: number, { outcome, origin, isLive }: ActiveOutcome): LegBasis {
  const probability = exactly(outcome.probability)
  const most = outcome.odds > 0 ? divideFractions(ONE, oddsFraction(outcome.odds)) : ONE
  const chance = compareFractions(probability, most) > 0 ? most : probability
  return { position, odds: outcome.odds, chance, refund: exactly(outcome.refund), origin, isLive }
}
