import { numberIn, type SpecifierValues } from '../../markets/specifier.ts'
import type { Reached } from '../../sport/reached.ts'
import { PERIODS, type Period } from './clock.ts'
import { finalScore, type HockeyState, plusOne, regularScore } from './state.ts'
import type { HockeyView } from './views.ts'

const NOTHING = { home: 0, away: 0 }

/** How far what a view counts has come, and what may still come. */
export function hockeyReached(of: HockeyView, at: SpecifierValues, state: HockeyState): Reached {
  switch (of) {
    case 'regular':
      return { state: state.periodsPlayed === 3 ? 'final' : 'growing', ...regularScore(state) }
    case 'final':
      return finalReached(state)
    case 'period': {
      const period = periodOf(at)
      if (period === null) return { state: 'unknown' }
      const score = state.periods[period - 1] ?? NOTHING
      return { state: period <= state.periodsPlayed ? 'final' : 'growing', ...score }
    }
  }
}

/** The period a specifier names, or null. */
export function periodOf(at: SpecifierValues): Period | null {
  const number = numberIn(at, 'periodnr')
  return PERIODS.find((period) => period === number) ?? null
}

function finalReached(state: HockeyState): Reached {
  if (state.ending === 'regular') return { state: 'final', ...finalScore(state) }
  const regular = regularScore(state)
  if (state.periodsPlayed < 3) return { state: 'growing', ...regular }
  if (regular.home !== regular.away) return { state: 'final', ...regular }
  if (state.overtime !== null) return { state: 'final', ...finalScore(state) }
  // The winner is credited with one more goal.
  return { state: 'either', finals: [plusOne(regular, 'home'), plusOne(regular, 'away')] }
}
