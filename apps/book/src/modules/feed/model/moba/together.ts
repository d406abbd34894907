/** Custom bets: the series, the running map and the one after it. */
import { seriesTogether } from '../kit/series-together.ts'
import { mayJoin, scoreRule } from '../kit/together.ts'
import type { LegRef } from '../types.ts'
import { mapChance } from './fair.ts'
import { mobaOutcome } from './outcomes.ts'
import { type MobaState, mapsWon } from './state.ts'
import type { MobaTruth } from './truth.ts'

const MAP_WINNER = 395

export function winTogether(truth: MobaTruth, state: MobaState, legs: readonly LegRef[]): number | null {
  if (!mayJoin(legs, mobaOutcome, state)) return null
  const homeWins = mapChance(truth, state)
  const series = {
    bestOf: truth.bestOf,
    won: mapsWon(state),
    next: state.maps.length + 1,
    map: (number: number) => [
      { home: 1, away: 0, p: homeWins(number) },
      { home: 0, away: 1, p: 1 - homeWins(number) },
    ],
    homeWins,
  }
  return seriesTogether(series, legs, (leg) => (leg.id === MAP_WINNER ? scoreRule('winner', leg) : null))
}
