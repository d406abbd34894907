import { MARKET_STATUS, type SportKey } from '@touchline/betting'
import { groupsOf, marketDescriptor } from '../sports.ts'
import type { BetStop, FairMarket, MarketRef } from './fair.ts'
import { type PricedOutcome, priceMarket } from './price.ts'

/** A market at the prices at which it is sold. */
export interface PricedMarket extends MarketRef {
  readonly status: typeof MARKET_STATUS.allowed | typeof MARKET_STATUS.suspended
  readonly most_balanced: boolean
  readonly outcomes: readonly PricedOutcome[]
}

/** How a book is to be priced. */
export interface BookTerms {
  readonly sport: SportKey
  readonly phase: 'prematch' | 'live'
  /** Markets in its groups come out suspended, all of them when it names none. */
  readonly betStop: BetStop | null
}

/**
 * The book of a match: every fair market with margin and ladder prices, suspended where betting is stopped. A market
 * the sport does not describe is a mistake of the model and throws.
 */
export function priceBook(fair: readonly FairMarket[], terms: BookTerms): readonly PricedMarket[] {
  return fair.map((market) => {
    const descriptor = marketDescriptor(terms.sport, market.id)
    if (descriptor === null) {
      throw new Error(`${terms.sport} has no market ${market.id}: describe it in packages/sports before pricing it.`)
    }
    const stopped = terms.betStop !== null && concerns(terms.betStop, groupsOf(descriptor))
    return {
      id: market.id,
      specifier: market.specifier,
      status: stopped ? MARKET_STATUS.suspended : MARKET_STATUS.allowed,
      most_balanced: market.mostBalanced,
      outcomes: priceMarket(market, descriptor.margin, terms.phase),
    }
  })
}

/** Whether a bet stop concerns a market of these tabs. */
export function concerns(betStop: BetStop, groups: readonly string[]): boolean {
  return betStop.groups.length === 0 || betStop.groups.some((group) => groups.includes(group))
}
