import { specifierNumber } from '../../../pricing/index.ts'
import { decideMonotone, HOME_WINS, handicapResult, totalResult, winnerResult } from '../kit/results.ts'
import { decideSeries } from '../kit/series.ts'
import type { Pair } from '../kit/sides.ts'
import type { Decision, MarketRef } from '../types.ts'
import { correctScoreId } from './correct-score.ts'
import { marginSpan, totalSpan } from './spans.ts'
import { setsWon, type TennisState } from './state.ts'

/** Decides a tennis market; after a retirement everything undecided is void. */
export function tennisOutcome(market: MarketRef, outcomeId: string, state: TennisState): Decision {
  const decision = decide(market, outcomeId, state)
  return decision === 'open' && state.phase === 'ended' ? 'void' : decision
}

function decide(market: MarketRef, outcomeId: string, state: TennisState): Decision {
  const line = (key: string) => specifierNumber(market.specifier, key) ?? 0
  switch (market.id) {
    case 186:
      return decideSeries('winner', outcomeId, state.bestOf, setsWon(state), 0)
    case 188:
      return decideSeries('handicap', outcomeId, state.bestOf, setsWon(state), line('hcp'))
    case 314:
      return decideSeries('total', outcomeId, state.bestOf, setsWon(state), line('total'))
    case 187:
      return decideMonotone(marginSpan(state), (margin) => handicapResult(outcomeId, margin, line('hcp')))
    case 189:
      return decideMonotone(totalSpan(state), (total) => totalResult(outcomeId, total, line('total')))
    case 199:
      return correctScore(outcomeId, state)
    case 202:
      return setWinner(outcomeId, state.sets[line('setnr') - 1])
    case 210:
      return gameWinner(outcomeId, state, line('setnr'), line('gamenr'))
    default:
      return 'open'
  }
}

function correctScore(outcomeId: string, state: TennisState): Decision {
  const won = setsWon(state)
  const wanted = correctScoreId(state.bestOf).find(({ id }) => id === outcomeId)
  if (wanted === undefined || wanted.home < won.home || wanted.away < won.away) return 'lose'
  if (!over(state.bestOf, won)) return 'open'
  return wanted.home === won.home && wanted.away === won.away ? 'win' : 'lose'
}

function over(bestOf: number, won: Pair): boolean {
  return Math.max(won.home, won.away) * 2 > bestOf
}

function setWinner(outcomeId: string, set: Pair | undefined): Decision {
  return set === undefined ? 'open' : winnerResult(outcomeId, set.home - set.away)
}

/** A game that is never played is void as soon as its set is over. */
function gameWinner(outcomeId: string, state: TennisState, setNumber: number, gameNumber: number): Decision {
  const winner = state.gameWinners[setNumber - 1]?.charAt(gameNumber - 1) ?? ''
  if (winner !== '') return (winner === 'h') === (outcomeId === HOME_WINS) ? 'win' : 'lose'
  return state.sets.length >= setNumber ? 'void' : 'open'
}
