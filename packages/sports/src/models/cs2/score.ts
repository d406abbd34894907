import { mapStage } from '../kit/series-score.ts'
import { scoreText } from '../kit/sides.ts'
import type { PeriodScore, ScoreView, Situation } from '../types.ts'
import { type Cs2State, mapsWon, seriesOver } from './state.ts'

export function cs2Score(state: Cs2State): ScoreView {
  const won = mapsWon(state)
  const live = (state.phase === 'running' || state.phase === 'break') && !seriesOver(state)
  return {
    stage: mapStage(state),
    home: won.home,
    away: won.away,
    game: state.phase === 'running' ? state.rounds : null,
    server: null,
    periods: periods(state),
    maxPeriods: state.bestOf,
    clock: null,
    situation: live ? situation(state) : null,
    counters: { kills: state.kills },
  }
}

/** '2:1 (13:7, 11:13, 16:14)'. */
export function cs2Text(state: Cs2State): string {
  const maps = periods(state).map(scoreText).join(', ')
  return maps === '' ? scoreText(mapsWon(state)) : `${scoreText(mapsWon(state))} (${maps})`
}

/** Maps begun with their rounds. */
function periods(state: Cs2State): readonly PeriodScore[] {
  const maps = state.phase === 'running' ? [...state.maps, state.rounds] : state.maps
  return maps.map(({ home, away }, i) => ({ number: i + 1, type: 'map', home, away }))
}

/** `round` names the defending side. */
function situation(state: Cs2State): Situation {
  switch (state.pause) {
    case 'half_time':
    case 'map_break':
      return { type: 'break', side: null, progress: null }
    case 'timeout':
      return { type: 'timeout', side: null, progress: null }
    case null:
      return { type: 'round', side: state.ct, progress: null }
  }
}
