import type { BoardMarket } from '../board-types.ts'
import type { SportKey } from '../sports.ts'
import { parseSpecifier, specifierNumber } from './specifier.ts'

/** Outcomes of regular time, halves, corners, bookings and scorers of a football match hang on one distribution. */
const FOOTBALL: ReadonlySet<number> = new Set([
  1, 8, 10, 14, 16, 18, 19, 20, 26, 29, 35, 37, 40, 45, 47, 60, 66, 68, 83, 88, 90, 136, 139, 162, 166,
])
/** Regular time and the final score of an ice hockey match hang on one, each period on one of its own. */
const ICE_HOCKEY: ReadonlySet<number> = new Set([1, 10, 16, 18, 19, 20, 26, 29, 406, 410, 412])
const ICE_HOCKEY_PERIOD: ReadonlySet<number> = new Set([443, 446])

/**
 * Which custom bets a market may go into: markets that share a group can be priced together. [] where it cannot: the
 * sport has no joint distribution, or the market may return stakes (only x.5 lines go together).
 */
export function customBetGroups(sport: SportKey, market: Pick<BoardMarket, 'id' | 'specifier'>): readonly string[] {
  if (mayReturn(market.specifier)) return []
  switch (sport) {
    case 'football':
      return FOOTBALL.has(market.id) ? ['match'] : []
    case 'ice-hockey':
      if (ICE_HOCKEY.has(market.id)) return ['match']
      return ICE_HOCKEY_PERIOD.has(market.id) ? [`period_${parseSpecifier(market.specifier).periodnr}`] : []
    default:
      return []
  }
}

/** Whole and quarter lines; a European handicap (`0:1`) is no number and has a winner always. */
function mayReturn(specifier: string): boolean {
  const lines = [specifierNumber(specifier, 'total'), specifierNumber(specifier, 'hcp')]
  return lines.some((line) => line !== null && Math.abs(line % 1) !== 0.5)
}
