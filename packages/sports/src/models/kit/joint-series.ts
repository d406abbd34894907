/** Custom bets on a series of maps: its result, and the scores of the running map and the one after it. */

import { type ScoreRule, winsAt } from '../../markets/rule.ts'
import { numberIn } from '../../markets/specifier.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { allWin, chanceOfAll, type Wins } from './joint.ts'
import { needed, type SeriesCell, seriesCells } from './series.ts'
import { add, type Pair } from './sides.ts'

/** What of a series is counted: who wins it, its score in maps, or the score of one map. */
export type SeriesView = 'series' | 'maps' | 'map'

/** The state of a series. */
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

/** P(all legs win); null when one is about a map that is not priced now. */
export function jointSeries(series: Series, legs: readonly ReadLeg<SeriesView, ScoreRule>[]): number | null {
  const onSeries: Wins<Pair>[] = []
  const onMaps = new Map<number, Wins<Pair>[]>()
  for (const { of, at, rule } of legs) {
    if (of !== 'map') {
      onSeries.push(winsAt(rule))
      continue
    }
    const number = numberIn(at, 'mapnr') ?? 0
    if (number < series.next || number > series.next + 1) return null
    onMaps.set(number, [...(onMaps.get(number) ?? []), winsAt(rule)])
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
