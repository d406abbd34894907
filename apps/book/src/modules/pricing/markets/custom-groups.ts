import type { BoardMarket } from '../board-types.ts'
import type { SportKey } from '../sports.ts'
import { LOTTERY_MARKET } from './lottery.ts'
import { parseSpecifier, specifierNumber } from './specifier.ts'

/** Outcomes of regular time, halves, corners, bookings and scorers of a football match hang on one distribution. */
const FOOTBALL: ReadonlySet<number> = new Set([
  1, 8, 10, 14, 16, 18, 19, 20, 26, 29, 35, 37, 40, 45, 47, 60, 66, 68, 83, 88, 90, 136, 139, 162, 166,
])
/** Regular time, periods and the final score of an ice hockey match hang on one. */
const ICE_HOCKEY: ReadonlySet<number> = new Set([1, 10, 16, 18, 19, 20, 26, 29, 406, 410, 412, 443, 446])
/** The final score and the result of regular time; quarters are priced on their own. */
const BASKETBALL: ReadonlySet<number> = new Set([1, 219, 223, 225, 227, 228, 229])
const BASEBALL: ReadonlySet<number> = new Set([251, 256, 258])
/** The final score on one distribution, each quarter on one of its own. */
const AMERICAN_FOOTBALL: ReadonlySet<number> = new Set([219, 223, 225, 227, 228])
const AMERICAN_FOOTBALL_QUARTER: ReadonlySet<number> = new Set([235, 236, 303])
/** Sets and games of a tennis match, and maps of a series, hang on one chain each. */
const TENNIS: ReadonlySet<number> = new Set([186, 187, 188, 189, 199, 314])
const SERIES: ReadonlySet<number> = new Set([186, 327, 328])

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
      return ICE_HOCKEY.has(market.id) ? ['match'] : []
    case 'lottery':
      // Which numbers come, first or last, and how many are odd hang together by counting; their sum does not.
      return market.id === LOTTERY_MARKET.sum ? [] : ['draw']
    case 'tennis':
      return TENNIS.has(market.id) || isCertain(market) ? ['match'] : []
    case 'basketball':
      return BASKETBALL.has(market.id) ? ['match'] : []
    case 'baseball':
      return BASEBALL.has(market.id) ? ['match'] : []
    case 'american-football':
      if (AMERICAN_FOOTBALL.has(market.id)) return ['match']
      return AMERICAN_FOOTBALL_QUARTER.has(market.id) ? [`quarter_${parseSpecifier(market.specifier).quarternr}`] : []
    case 'cs2':
    case 'dota2':
    case 'lol':
      return SERIES.has(market.id) || isCertain(market) ? ['match'] : []
    default:
      return []
  }
}

/** What may never be played returns its stake then: only sets, games and maps go in that are always played. */
const CERTAIN: Readonly<Record<number, readonly [key: string, last: number]>> = {
  202: ['setnr', 2],
  210: ['gamenr', 6],
  330: ['mapnr', 2],
  331: ['mapnr', 2],
  332: ['mapnr', 2],
  395: ['mapnr', 2],
}

function isCertain({ id, specifier }: Pick<BoardMarket, 'id' | 'specifier'>): boolean {
  const limit = CERTAIN[id]
  return limit !== undefined && (specifierNumber(specifier, limit[0]) ?? Number.POSITIVE_INFINITY) <= limit[1]
}

/** Whole and quarter lines; a European handicap (`0:1`) is no number and has a winner always. */
function mayReturn(specifier: string): boolean {
  const lines = [specifierNumber(specifier, 'total'), specifierNumber(specifier, 'hcp')]
  return lines.some((line) => line !== null && Math.abs(line % 1) !== 0.5)
}
