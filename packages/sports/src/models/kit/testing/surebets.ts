import type { SportKey } from '@touchline/betting'
import { parseSpecifier } from '../../../markets/specifier.ts'
import { type PricedOutcome, priceMarket } from '../../../pricing/price.ts'
import { marketDescriptor } from '../../../sports.ts'
import type { FairMarket } from '../../types.ts'

interface Priced {
  readonly id: number
  /** Line in the home (over) direction; null where the market has none. */
  readonly line: number | null
  readonly ladder: string
  readonly outcomes: readonly PricedOutcome[]
}

/**
 * Invariant 12: sets of outcomes that cover every result cost at least their payout. Checks all outcomes of a market
 * and, across the lines of a ladder, every over with an under at the same or a higher line.
 */
export function surebets(sport: SportKey, markets: readonly FairMarket[], phase: 'prematch' | 'live'): string[] {
  const priced = markets.map((market) => price(sport, market, phase))
  return [...priced.flatMap(insideMarket), ...priced.flatMap((market) => acrossLines(market, priced))]
}

function price(sport: SportKey, market: FairMarket, phase: 'prematch' | 'live'): Priced {
  const descriptor = marketDescriptor(sport, market.id)
  if (descriptor === null) throw new Error(`Market ${market.id} of ${sport} has no descriptor; add it to its file.`)
  const { total, hcp, ...rest } = parseSpecifier(market.specifier)
  const line = total !== undefined ? Number(total) : hcp !== undefined ? -Number(hcp) : null
  const ladder = `${market.id} ${JSON.stringify(rest)}`
  return { id: market.id, line, ladder, outcomes: priceMarket(market, descriptor.margin, phase) }
}

function insideMarket({ ladder, outcomes }: Priced): string[] {
  if (outcomes.some(({ active }) => !active)) return []
  const cost = outcomes.reduce((sum, outcome) => sum + implied(outcome), 0)
  return cost < 1 ? [`${ladder} costs ${cost}`] : []
}

function acrossLines(low: Priced, all: readonly Priced[]): string[] {
  if (low.line === null) return []
  const over = low.outcomes[0]
  return all.flatMap((high) => {
    const under = high.outcomes[1]
    if (high.ladder !== low.ladder || high.line === null || low.line === null || high.line <= low.line) return []
    if (over === undefined || under === undefined || !over.active || !under.active) return []
    const cost = implied(over) + implied(under)
    return cost < 1 ? [`${low.ladder} over ${low.line} and under ${high.line} cost ${cost}`] : []
  })
}

function implied(outcome: PricedOutcome): number {
  return 10_000 / outcome.odds
}
