import { specifierNumber } from '../../../pricing/index.ts'
import { winnerResult } from '../kit/results.ts'
import { decideSeries } from '../kit/series.ts'
import type { Decision, MarketRef } from '../types.ts'
import { type MobaState, mapsWon } from './state.ts'

/** Decides a market of Dota 2 or League of Legends; a map that is never played is void. */
export function mobaOutcome(market: MarketRef, outcomeId: string, state: MobaState): Decision {
  const decision = decide(market, outcomeId, state)
  return decision === 'open' && state.phase === 'ended' ? 'void' : decision
}

function decide(market: MarketRef, outcomeId: string, state: MobaState): Decision {
  const line = (key: string) => specifierNumber(market.specifier, key) ?? 0
  switch (market.id) {
    case 186:
      return decideSeries('winner', outcomeId, state.bestOf, mapsWon(state), 0)
    case 327:
      return decideSeries('handicap', outcomeId, state.bestOf, mapsWon(state), line('hcp'))
    case 328:
      return decideSeries('total', outcomeId, state.bestOf, mapsWon(state), line('total'))
    case 395: {
      const winner = state.maps[line('mapnr') - 1]
      return winner === undefined ? 'open' : winnerResult(outcomeId, winner === 'home' ? 1 : -1)
    }
    default:
      return 'open'
  }
}
