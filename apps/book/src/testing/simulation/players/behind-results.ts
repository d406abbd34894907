import type { Rng } from '@touchline/sports'
import { betMarkets } from '../office/say.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { place, stakeOf } from './place.ts'
import type { SimPlayer } from './sim-player.ts'

/** Bets on what was just decided, at a price of before: it must be refused, whatever the board shows. */
export async function betBehindResult(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const decided = betMarkets(sim)
    .map((market) => ({ ...market, matchId: market.match.id }))
    .filter((market) => sim.words.decidedAt(market) !== null)
    .sort((a, b) => (sim.words.decidedAt(b) ?? 0) - (sim.words.decidedAt(a) ?? 0))
  const [newest] = decided
  if (newest === undefined) return 'nothing is decided yet'
  const { matchId, marketId, specifier, outcomeIds } = rng.chance(0.7) ? newest : rng.pick(decided)
  const since = sim.words.decidedAt({ matchId, marketId, specifier })
  const outcomeId = rng.pick(outcomeIds)
  const pick = { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId, odds: 15_000 }
  const heard = await place(sim, player, [{ stake: stakeOf(player, rng.range(1, 20)), selections: [pick] }], rng)
  if (heard === 'taken' && sim.words.decidedAt({ matchId, marketId, specifier }) === since) {
    throw new Violation(`a bet on ${matchId}/${marketId}?${specifier} was taken, decided at ${since}`)
  }
  return heard
}
