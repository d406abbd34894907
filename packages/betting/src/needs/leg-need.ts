import type { SportKey } from '../vocabulary/index.ts'
import { type CountedMarket, countedMarket, type NeedUnit } from './counted-markets.ts'

/**
 * What must still happen for a leg to win whole, as exactly as its market defines it. `holds`: it wins if nothing more
 * happens. `more`: so many more, by either side. `team`: so many more of one side. `lead`: one side must score so many
 * more than the other from here. `room`: it wins now, and so many more may be scored at most. `both`: each side must
 * still score.
 */
export type LegNeed =
  | { readonly kind: 'holds' }
  | { readonly kind: 'both'; readonly unit: NeedUnit }
  | { readonly kind: 'more' | 'room'; readonly unit: NeedUnit; readonly count: number }
  | { readonly kind: 'team' | 'lead'; readonly unit: NeedUnit; readonly side: 'home' | 'away'; readonly count: number }

export interface LiveScore {
  readonly home: number
  readonly away: number
  /** The regular time is over: more is counted than its markets count. */
  readonly isBeyondRegularTime: boolean
}

export interface NeededLeg {
  readonly sport: SportKey
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

/** What a leg still needs at a score; null where that is not exactly determined, or where it cannot win any more. */
export function legNeed({ sport, marketId, specifier, outcomeId }: NeededLeg, score: LiveScore): LegNeed | null {
  const market = countedMarket(sport, marketId)
  if (market === null || (market.isRegularTime && score.isBeyondRegularTime)) return null
  const line = market.line === null ? 0 : numberIn(specifier, market.line)
  return line === null ? null : needOf(market, outcomeId, line, score)
}

function needOf(
  { kind, unit }: CountedMarket,
  outcomeId: string,
  line: number,
  { home, away }: LiveScore,
): LegNeed | null {
  const diff = home - away
  switch (`${kind} ${outcomeId}`) {
    case 'result 1':
    case 'winner 4':
      return lead(unit, 'home', 1 - diff)
    case 'result 3':
    case 'winner 5':
      return lead(unit, 'away', 1 + diff)
    case 'result 2':
      return diff > 0 ? lead(unit, 'away', diff) : lead(unit, 'home', -diff)
    case 'double 9':
      return lead(unit, 'home', -diff)
    case 'double 11':
      return lead(unit, 'away', diff)
    case 'double 10':
      return diff === 0 ? { kind: 'more', unit, count: 1 } : { kind: 'holds' }
    case 'handicap 1714':
      return lead(unit, 'home', leastAbove(-line) - diff)
    case 'handicap 1715':
      return lead(unit, 'away', leastAbove(line) + diff)
    case 'total 12':
      return more(unit, leastAbove(line) - home - away)
    case 'total 13':
      return room(unit, -leastAbove(-line) - home - away)
    case 'home_total 12':
      return team(unit, 'home', leastAbove(line) - home)
    case 'away_total 12':
      return team(unit, 'away', leastAbove(line) - away)
    case 'both 74':
      if (home === 0 && away === 0) return { kind: 'both', unit }
      return home === 0 ? team(unit, 'home', 1) : team(unit, 'away', away === 0 ? 1 : 0)
    case 'both 76':
      return home === 0 || away === 0 ? { kind: 'holds' } : null
    default:
      return null
  }
}

/** The least whole number at which all of a stake over this line wins: quarter lines are two half stakes. */
function leastAbove(line: number): number {
  return Math.ceil(line + 0.5)
}

function lead(unit: NeedUnit, side: 'home' | 'away', count: number): LegNeed {
  return count <= 0 ? { kind: 'holds' } : { kind: 'lead', unit, side, count }
}

function team(unit: NeedUnit, side: 'home' | 'away', count: number): LegNeed {
  return count <= 0 ? { kind: 'holds' } : { kind: 'team', unit, side, count }
}

function more(unit: NeedUnit, count: number): LegNeed {
  return count <= 0 ? { kind: 'holds' } : { kind: 'more', unit, count }
}

function room(unit: NeedUnit, count: number): LegNeed | null {
  return count < 0 ? null : { kind: 'room', unit, count }
}

/** The number after `name=` in a specifier; null where there is none. */
function numberIn(specifier: string, name: string): number | null {
  const word = specifier.split('|').find((each) => each.startsWith(`${name}=`))
  const text = word?.slice(name.length + 1) ?? ''
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}
