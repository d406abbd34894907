import { numberIn, type SpecifierValues } from '../../markets/specifier.ts'
import type { Reached } from '../../sport/reached.ts'
import { seriesReached } from '../kit/series.ts'
import { add, ZERO } from '../kit/sides.ts'
import { marginSpan, totalSpan } from './spans.ts'
import { setsWon, type TennisState } from './state.ts'
import type { TennisView } from './views.ts'

/** How far what a view counts has come, and what may still come; after a retirement everything undecided is void. */
export function tennisReached(of: TennisView, at: SpecifierValues, state: TennisState): Reached {
  switch (of) {
    case 'sets':
    case 'score_in_sets':
      return seriesReached(state.bestOf, setsWon(state))
    case 'games':
      return { state: 'spans', spans: { diff: marginSpan(state), total: totalSpan(state) } }
    case 'set': {
      const set = state.sets[(numberIn(at, 'setnr') ?? 0) - 1]
      return set === undefined ? { state: 'unknown' } : { state: 'final', home: set.home, away: set.away }
    }
    case 'game':
      return gameReached(numberIn(at, 'setnr') ?? 0, numberIn(at, 'gamenr') ?? 0, state)
  }
}

/** A game that is never played is void as soon as its set is over. */
function gameReached(set: number, game: number, state: TennisState): Reached {
  const winner = state.gameWinners[set - 1]?.charAt(game - 1) ?? ''
  if (winner !== '') return { state: 'final', ...add(ZERO, winner === 'h' ? 'home' : 'away') }
  return { state: state.sets.length >= set ? 'never' : 'unknown' }
}
