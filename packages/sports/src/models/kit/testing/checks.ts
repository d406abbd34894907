/** Checks that hold for the markets of every sport. They return sentences about the faults; none means right. */

import { ODDS_SCALE, type SportKey } from '@touchline/betting'
import { describedOutcomes } from '../../../markets/names.ts'
import { priceBook } from '../../../pricing/book.ts'
import type { FairMarket, FairOutcome } from '../../../pricing/fair.ts'
import { marketDescriptor } from '../../../sports.ts'
import type { SportModel, SportState } from '../../types.ts'

const EPSILON = 1e-9

/** Every outcome's weights sum to 1, every market's outcomes share one certainty, and both sides of a line mirror. */
export function sumFaults(markets: readonly FairMarket[], skip: readonly number[] = []): readonly string[] {
  return markets.flatMap((market) => {
    const name = `${market.id} ${market.specifier}`
    const faults = market.outcomes.flatMap((o) => {
      const parts = [o.win, o.halfWin, o.push, o.halfLose, o.lose]
      const total = parts.reduce((sum, part) => sum + part, 0)
      const sound = Math.abs(total - 1) < EPSILON && parts.every((part) => part >= -EPSILON)
      return sound ? [] : [`${name} outcome ${o.id}: weights ${parts.join(', ')}`]
    })
    if (skip.includes(market.id)) return faults
    const whole = market.outcomes.reduce((sum, o) => sum + o.win, 0)
    const expected = market.id === 10 ? 2 : 1
    const [first, second] = market.outcomes
    const fault =
      market.outcomes.length === 2 && first && second
        ? mirrorFault(first, second)
        : Math.abs(whole - expected) < EPSILON
          ? null
          : `sums to ${whole}`
    return fault === null ? faults : [...faults, `${name}: ${fault}`]
  })
}

function mirrorFault(a: FairOutcome, b: FairOutcome): string | null {
  const gaps = [a.win - b.lose, a.halfWin - b.halfLose, a.push - b.push, a.halfLose - b.halfWin, a.lose - b.win]
  return gaps.every((gap) => Math.abs(gap) < EPSILON) ? null : `sides do not mirror (${gaps.join(', ')})`
}

/** A decided outcome is certain, and a market whose outcomes are all decided is not listed. */
export function decidedFaults<T, S extends SportState>(
  model: SportModel<T, S>,
  markets: readonly FairMarket[],
  state: S,
): readonly string[] {
  return markets.flatMap((market) => {
    const name = `${market.id} ${market.specifier}`
    let open = 0
    const faults = market.outcomes.flatMap((o) => {
      const decision = model.outcome(market, o.id, state)
      if (decision === 'open') {
        open++
        return []
      }
      const certain = decision === 'win' ? o.win : decision === 'lose' ? o.lose : o.push
      return certain > 1 - EPSILON ? [] : [`${name} outcome ${o.id} is decided ${decision} but priced ${o.win}`]
    })
    return open === 0 ? [...faults, `${name} is decided and still listed`] : faults
  })
}

/** Every listed market is described, with these very outcomes, once per specifier. */
export function descriptorFaults(sport: SportKey, markets: readonly FairMarket[]): readonly string[] {
  const seen = new Set<string>()
  return markets.flatMap((market) => {
    const name = `${market.id} ${market.specifier}`
    const faults = seen.has(name) ? [`${name} is listed twice`] : []
    seen.add(name)
    const descriptor = marketDescriptor(sport, market.id)
    if (descriptor === null) return [...faults, `${name} is not described`]
    const described = describedOutcomes(descriptor, market.specifier).map(({ id }) => id)
    if (described.length === 0) return faults
    const given = market.outcomes.map(({ id }) => id)
    return described.join() === given.join() ? faults : [...faults, `${name} has outcomes ${given.join()}`]
  })
}

/**
 * No price is above its fair odds, so no combination of bets in one match has a positive expectation under the one
 * distribution, and none can win for sure.
 */
export function priceFaults(sport: SportKey, markets: readonly FairMarket[], live: boolean): readonly string[] {
  const book = priceBook(markets, { sport, phase: live ? 'live' : 'prematch', betStop: null })
  return book.flatMap((market) =>
    market.outcomes.flatMap((o) => {
      const name = `${market.id} ${market.specifier} outcome ${o.id}`
      if (!o.active) return o.odds === 0 ? [] : [`${name} is inactive with odds ${o.odds}`]
      if (o.odds < 10_200 || o.odds > 1_010_000) return [`${name} has odds ${o.odds}`]
      return o.odds <= ODDS_SCALE / o.probability ? [] : [`${name} pays ${o.odds} for ${o.probability}`]
    }),
  )
}

/** At most one balanced line per ladder, and one where a ladder has lines. */
export function balanceFaults(markets: readonly FairMarket[], ladders: readonly number[]): readonly string[] {
  return ladders.flatMap((id) => {
    const lines = markets.filter((market) => market.id === id)
    const balanced = lines.filter((market) => market.mostBalanced).length
    return lines.length === 0 || balanced === 1 ? [] : [`market ${id} has ${balanced} balanced lines`]
  })
}
