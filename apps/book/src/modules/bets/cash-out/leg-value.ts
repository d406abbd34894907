import {
  afterRule4,
  effectiveOdds,
  expectedOdds,
  type Fraction,
  fraction,
  isBettable,
  MARKET_STATUS,
  marketKey,
  multiplyFractions,
  oddsFraction,
  parseFraction,
  subtractFractions,
} from '@touchline/betting'
import { type BoardMarket, type BoardOutcome, findOutcome, type PriceBoard } from '../../pricing/index.ts'
import type { LegRecord } from '../bet-record.ts'

/** A leg that a cash-out can be priced on: its market may be bet on now. */
export type LiveLeg = Pick<LegRecord, 'matchId' | 'marketId' | 'specifier' | 'outcomeId'>

/** Probabilities are doubles; beyond this they are noise. */
const PROBABILITY_SCALE = 1_000_000_000
const ONE = fraction(1)

/** A probability as an exact number, rounded down. */
export function exactly(probability: number): Fraction {
  return fraction(Math.floor(probability * PROBABILITY_SCALE), PROBABILITY_SCALE)
}

/**
 * The outcome of a leg on the board, when its market is active: open for bets, not stopped, its prices confirmed. Whether the
 * outcome itself has a price does not matter: the surest and the rarest have none, and still a probability.
 */
export function activeOutcome(board: PriceBoard, leg: LiveLeg, now: number): BoardOutcome | null {
  const match = board.match(leg.matchId)
  const market = match?.markets.get(marketKey(leg.marketId, leg.specifier))
  if (match === undefined || market === undefined || !isActive(market)) return null
  if (!isBettable(match.status) || (match.betStop !== null && match.betStop.groups.length === 0)) return null
  const quote = board.quote(leg.matchId, leg.marketId, leg.specifier, leg.outcomeId, now)
  if (quote.state === 'stale' || quote.state === 'missing') return null
  return findOutcome(market, leg.outcomeId) ?? null
}

function isActive({ status }: BoardMarket): boolean {
  return status === MARKET_STATUS.allowed
}

function priceOf({ odds, deduction }: Pick<LegRecord, 'odds' | 'deduction'>): Fraction {
  return deduction === null ? oddsFraction(odds) : afterRule4(oddsFraction(odds), fraction(deduction))
}

/** What a unit of stake on a leg is worth now: decided legs at what they pay, an open one at what it is expected to. */
export function legValue(board: PriceBoard, leg: LegRecord, now: number): Fraction | null {
  if (leg.status === 'held') return null
  if (leg.status !== 'open') {
    const factor = leg.deadHeatFactor === null ? ONE : parseFraction(leg.deadHeatFactor)
    return effectiveOdds(priceOf(leg), leg.status, factor ?? ONE)
  }
  const outcome = activeOutcome(board, leg, now)
  if (outcome === null) return null
  // The board's probability is that of winning when the stake does not come back.
  const push = exactly(outcome.refund)
  const win = multiplyFractions(exactly(outcome.probability), subtractFractions(ONE, push))
  return expectedOdds(priceOf(leg), { win, push, halfWin: fraction(0), halfLose: fraction(0) })
}
