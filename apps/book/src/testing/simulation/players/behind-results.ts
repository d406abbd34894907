import type { Rng } from '@touchline/sports'
import { betMarkets } from '../office/say.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { place, stakeOf } from './place.ts'
import type { SimPlayer } from './sim-player.ts'

interface Decided {
  readonly eventId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

/** Bets on an outcome that was just decided, at an earlier price: it must be refused, whatever the board shows. */
export async function betBehindResult(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const since = (one: Decided) => sim.words.decidedAt(one)
  const decided = betMarkets(sim)
    .flatMap(({ match, marketId, specifier, outcomeIds }) =>
      outcomeIds.map((outcomeId): Decided => ({ eventId: match.id, marketId, specifier, outcomeId })),
    )
    .filter((one) => since(one) !== null)
    .sort((a, b) => (since(b) ?? 0) - (since(a) ?? 0))
  const [newest] = decided
  if (newest === undefined) return 'nothing is decided yet'
  const chosen = rng.chance(0.7) ? newest : rng.pick(decided)
  const at = since(chosen)
  const { eventId, marketId, specifier, outcomeId } = chosen
  const pick = { match_id: eventId, market_id: marketId, specifier, outcome_id: outcomeId, odds: 15_000 }
  const received = await place(sim, player, [{ stake: stakeOf(player, rng.range(1, 20)), selections: [pick] }], rng)
  if (received === 'taken' && since(chosen) === at) {
    throw new Violation(`a bet on ${eventId}/${marketId}?${specifier}/${outcomeId} was taken, decided at ${at}`)
  }
  return received
}
