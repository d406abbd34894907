/** Custom bets: the series and the running map and the one after it, which the series hangs on by their winners alone. */
import { seriesTogether } from '../kit/series-together.ts'
import { mayJoin, scoreRule } from '../kit/together.ts'
import type { LegRef } from '../types.ts'
import { mapAt } from './distribution.ts'
import type { MapDistribution } from './map-chain.ts'
import { cs2Outcome } from './outcomes.ts'
import { type Cs2State, mapsDecided, mapsWon } from './state.ts'
import type { Cs2Truth } from './truth.ts'

const MAP_MARKETS = { 330: 'winner', 331: 'handicap', 332: 'total' } as const

export function winTogether(truth: Cs2Truth, state: Cs2State, legs: readonly LegRef[]): number | null {
  if (!mayJoin(legs, cs2Outcome, state)) return null
  const maps = new Map<number, MapDistribution | null>()
  const map = (number: number) => {
    const known = maps.get(number)
    if (known !== undefined) return known
    const made = mapAt(truth, state, number)
    maps.set(number, made)
    return made
  }
  const series = {
    bestOf: truth.bestOf,
    won: mapsWon(state),
    next: mapsDecided(state) + 1,
    map: (number: number) => map(number)?.cells ?? [],
    homeWins: (number: number) => map(number)?.homeWins ?? 0.5,
  }
  return seriesTogether(series, legs, (leg) => {
    const kind = MAP_MARKETS[leg.id as keyof typeof MAP_MARKETS]
    return kind === undefined ? null : scoreRule(kind, leg)
  })
}
