import { pairView, type View } from '../../sport/view.ts'
import { OVERTIME_MS, PERIODS } from './clock.ts'
import { finalGrid, periodGrid, regularGrid } from './distribution.ts'
import { homeWinsFromTie, homeWinsOvertime, homeWinsShootout } from './overtime.ts'
import { gameClock, type HockeyState } from './state.ts'
import type { HockeyTruth } from './truth.ts'

/** The counted part: regular time, the final score with overtime and shootout, or one period. */
export type HockeyView = 'regular' | 'final' | 'period'

/** Everything of an ice hockey match that can be bet on at a state, with its distribution. */
export function hockeyViews(truth: HockeyTruth, state: HockeyState): readonly View<HockeyView>[] {
  if (state.phase === 'ended') return []
  const regular = regularGrid(truth, state)
  return [
    ...(state.periodsPlayed < 3 ? [pairView('regular', regular)] : []),
    pairView('final', finalGrid(regular, homeWinsTie(truth, state))),
    ...PERIODS.filter((period) => period > state.periodsPlayed).map((period) =>
      pairView('period', periodGrid(truth, state, period), { periodnr: period }),
    ),
  ]
}

/** P(the home side wins a match that is level after regular time), as far as overtime and shootout have got. */
export function homeWinsTie(truth: HockeyTruth, state: HockeyState): number {
  switch (state.stage.kind) {
    case 'overtime':
      return homeWinsOvertime(truth.goals, Math.max(OVERTIME_MS - gameClock(state), 0))
    case 'shootout':
      return homeWinsShootout(state.shootout)
    default:
      return homeWinsFromTie(truth.goals)
  }
}
