/** Custom bets on a series of maps: its result, and the scores of the running map and the one after it. */

import type { LegRef } from '../types.ts'
import { needed, type SeriesCell, seriesCells } from './series.ts'
import { add, type Pair } from './sides.ts'
import { allWin, chanceOfAll, numberOf, type Rule, scoreRule } from './together.ts'

/** A series as it stands. */
export interface Series {
  readonly bestOf: number
  readonly won: Pair
  /** The running map or the next one to be played, from 1. */
  readonly next: number
  /** Final scores of a map not yet over. */
  map(number: number): readonly SeriesCell[]
  /** P(home takes a map). */
  homeWins(number: number): number
}

/** Maps that are always played; later ones return their stakes when they are not. */
const CERTAIN_MAPS = 2

const SERIES_MARKETS = { 186: 'winner', 327: 'handicap', 328: 'total' } as const

/**
 * P(all legs win); null when one is about neither the series nor a map that is certainly played and priced now.
 * @param onMap a leg on a map as a rule on that map's score, or null
 */
export function seriesTogether(
  series: Series,
  legs: readonly LegRef[],
  onMap: (leg: LegRef) => Rule<Pair> | null,
): number | null {
  const onSeries: Rule<Pair>[] = []
  const onMaps = new Map<number, Rule<Pair>[]>()
  for (const leg of legs) {
    const kind = SERIES_MARKETS[leg.id as keyof typeof SERIES_MARKETS]
    if (kind !== undefined) {
      onSeries.push(scoreRule(kind, leg))
      continue
    }
    const number = numberOf(leg, 'mapnr')
    const rule = onMap(leg)
    if (rule === null || number < series.next || number > Math.min(series.next + 1, CERTAIN_MAPS)) return null
    onMaps.set(number, [...(onMaps.get(number) ?? []), rule])
  }
  const last = Math.max(0, ...onMaps.keys())
  return from(series.next, series.won)

  /** Follows map by map as far as legs are about maps, then sums the rest of the series. */
  function from(number: number, won: Pair): number {
    if (number > last || Math.max(won.home, won.away) === needed(series.bestOf))
      return chanceOfAll(seriesCells(series.bestOf, won, series.homeWins), onSeries)
    const cells = series.map(number).filter((cell) => allWin(onMaps.get(number) ?? [], cell))
    const [home, away] = [massOf(cells, 1), massOf(cells, -1)]
    return (
      (home === 0 ? 0 : home * from(number + 1, add(won, 'home'))) +
      (away === 0 ? 0 : away * from(number + 1, add(won, 'away')))
    )
  }
}

/** Chance of the scores that one side wins: 1 home, -1 away. */
function massOf(cells: readonly SeriesCell[], winner: 1 | -1): number {
  let sum = 0
  for (const { home, away, p } of cells) if (Math.sign(home - away) === winner) sum += p
  return sum
}
