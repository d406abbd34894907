import { numberIn, type SpecifierValues } from '../../markets/specifier.ts'
import type { Reached } from '../../sport/reached.ts'
import { ZERO } from '../kit/sides.ts'
import { type AmericanFootballState, periodOver, points } from './state.ts'
import type { AmericanFootballView } from './views.ts'

/** How far what a view counts has come. */
export function americanFootballReached(
  of: AmericanFootballView,
  at: SpecifierValues,
  state: AmericanFootballState,
): Reached {
  switch (of) {
    case 'final':
      return { state: state.phase === 'ended' ? 'final' : 'growing', ...points(state) }
    case 'quarter': {
      const number = numberIn(at, 'quarternr')
      if (number === null) return { state: 'unknown' }
      return { state: periodOver(state, number) ? 'final' : 'growing', ...(state.periods[number - 1] ?? ZERO) }
    }
  }
}
