import { numberIn, type SpecifierValues } from '../../markets/specifier.ts'
import type { Reached } from '../../sport/reached.ts'
import type { SeriesView } from '../kit/joint-series.ts'
import { seriesReached } from '../kit/series.ts'
import { mapMarginSpan, mapTotalSpan } from './rules.ts'
import { type Cs2State, mapRounds, mapsWon } from './state.ts'

/** How far what a view counts has come, and what may still come; a map that is never played is void at the end. */
export function cs2Reached(of: SeriesView, at: SpecifierValues, state: Cs2State): Reached {
  switch (of) {
    case 'series':
    case 'maps':
      return seriesReached(state.bestOf, mapsWon(state))
    case 'map': {
      const number = numberIn(at, 'mapnr')
      if (number === null) return { state: 'unknown' }
      const rounds = mapRounds(state, number)
      return { state: 'spans', spans: { diff: mapMarginSpan(rounds), total: mapTotalSpan(rounds) } }
    }
  }
}
