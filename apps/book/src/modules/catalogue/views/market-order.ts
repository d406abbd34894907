import { isListed, type SportKey } from '@touchline/betting'
import { marketPriority, parseSpecifier } from '@touchline/sports'
import type { BoardEvent, BoardMarket } from '../../pricing/index.ts'

const ordered = new WeakMap<BoardEvent['markets'], readonly BoardMarket[]>()

/** The markets of a match that a player can see, as a match page lists them: by priority, then by period and line. */
export function marketsInOrder(match: BoardEvent, sport: SportKey): readonly BoardMarket[] {
  const known = ordered.get(match.markets)
  if (known !== undefined) return known
  const made = [...match.markets.values()]
    .filter((market) => isListed(market.status))
    .map((market) => ({ market, priority: marketPriority(sport, market.id), values: numbersOf(market.specifier) }))
    .sort((a, b) => a.priority - b.priority || compareNumbers(a.values, b.values))
    .map(({ market }) => market)
  ordered.set(match.markets, made)
  return made
}

/** Which map, set or quarter first, then the line. */
function numbersOf(specifier: string): readonly number[] {
  const { hcp, total, ...which } = parseSpecifier(specifier)
  return [...Object.values(which), total, hcp].map((text) => (text === undefined ? 0 : Number.parseFloat(text) || 0))
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
