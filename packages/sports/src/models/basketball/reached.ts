import { numberIn, type SpecifierValues } from '../../markets/specifier.ts'
import type { Reached } from '../../sport/reached.ts'
import { QUARTERS } from '../kit/quarters.ts'
import { ZERO } from '../kit/sides.ts'
import { type BasketballState, periodOver, points } from './state.ts'
import type { BasketballView } from './views.ts'

/** How far what a view counts has come. */
export function basketballReached(of: BasketballView, at: SpecifierValues, state: BasketballState): Reached {
  switch (of) {
    case 'final':
      return { state: state.phase === 'ended' ? 'final' : 'growing', ...points(state) }
    case 'regular':
      return { state: periodOver(state, QUARTERS) ? 'final' : 'growing', ...points(state, QUARTERS) }
    case 'quarter': {
      const number = numberIn(at, 'quarternr')
      if (number === null) return { state: 'unknown' }
      return { state: periodOver(state, number) ? 'final' : 'growing', ...(state.periods[number - 1] ?? ZERO) }
    }
  }
}
