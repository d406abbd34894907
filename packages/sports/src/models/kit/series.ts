/** Matches decided over sets or maps: first to `need`. */
import type { Pmf } from '../../chance/grid.ts'
import type { Reached } from '../../sport/reached.ts'
import type { Pair } from './sides.ts'

/** A final score of the series with its probability. */
export interface SeriesCell extends Pair {
  readonly p: number
}

/** Sets or maps needed to win a best of `bestOf`. */
export function needed(bestOf: number): number {
  return Math.floor(bestOf / 2) + 1
}

/**
 * Final scores of a series at `won`. `homeWins(n)` is the probability that the home side takes the n-th set or
 * map (1 first), given that it is played; results are independent.
 */
export function seriesCells(bestOf: number, won: Pair, homeWins: (number: number) => number): SeriesCell[] {
  const need = needed(bestOf)
  const cells: SeriesCell[] = []
  function walk(home: number, away: number, p: number): void {
    if (p === 0) return
    if (home === need || away === need) {
      const same = cells.findIndex((cell) => cell.home === home && cell.away === away)
      const before = cells[same]
      if (before === undefined) cells.push({ home, away, p })
      else cells[same] = { home, away, p: before.p + p }
      return
    }
    const q = homeWins(home + away + 1)
    walk(home + 1, away, p * q)
    walk(home, away + 1, p * (1 - q))
  }
  walk(won.home, won.away, 1)
  return cells
}

export function homeWinsSeries(cells: readonly SeriesCell[]): number {
  let win = 0
  for (const cell of cells) if (cell.home > cell.away) win += cell.p
  return win
}

/** Distribution of home minus away in sets or maps. */
export function seriesMargin(bestOf: number, cells: readonly SeriesCell[]): Pmf {
  const need = needed(bestOf)
  const p = new Float64Array(2 * need + 1)
  for (const cell of cells) p[cell.home - cell.away + need] = (p[cell.home - cell.away + need] ?? 0) + cell.p
  return { from: -need, p }
}

/** Distribution of the number of sets or maps played. */
export function seriesTotal(bestOf: number, cells: readonly SeriesCell[]): Pmf {
  const p = new Float64Array(bestOf + 1)
  for (const cell of cells) p[cell.home + cell.away] = (p[cell.home + cell.away] ?? 0) + cell.p
  return { from: 0, p }
}

/** Home minus away of something that one side wins: a game, a set, a map. */
export function winnerPmf(homeWins: number): Pmf {
  return { from: -1, p: Float64Array.of(1 - homeWins, 0, homeWins) }
}

/** The final scores a series at `won` can still come to. */
export function seriesReached(bestOf: number, won: Pair): Reached {
  const finals: Pair[] = []
  const need = needed(bestOf)
  if (won.home === need || won.away === need) return { state: 'final', home: won.home, away: won.away }
  for (let away = won.away; away < need; away++) finals.push({ home: need, away })
  for (let home = won.home; home < need; home++) finals.push({ home, away: need })
  return { state: 'either', finals }
}
