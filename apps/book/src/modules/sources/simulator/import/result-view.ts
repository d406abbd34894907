import type { PeriodScore, ScoreView } from '@touchline/sports'
import type { FixtureScore, Goals } from './fixture.ts'

const ENDED = 100
const ENDED_AFTER_EXTRA_TIME = 110
const ENDED_AFTER_PENALTIES = 120

/** An imported result as results are listed: goals of regular and extra time; a shoot-out only shows as a period. */
export function resultView({ full, half, extra, penalties }: FixtureScore): ScoreView {
  const [home, away] = extra ?? full
  const periods: PeriodScore[] = []
  if (half !== null) {
    periods.push(period(1, '1st_half', half))
    periods.push(period(2, '2nd_half', [full[0] - half[0], full[1] - half[1]]))
  }
  if (extra !== null) periods.push(period(3, 'overtime', [home - full[0], away - full[1]]))
  if (penalties !== null) periods.push(period(4, 'penalties', penalties))
  const stage = penalties !== null ? ENDED_AFTER_PENALTIES : extra !== null ? ENDED_AFTER_EXTRA_TIME : ENDED
  return {
    stage,
    home,
    away,
    game: null,
    server: null,
    periods,
    maxPeriods: 2,
    clock: null,
    situation: null,
    counters: {},
  }
}

function period(number: number, type: string, [home, away]: Goals): PeriodScore {
  return { number, type, home, away }
}
