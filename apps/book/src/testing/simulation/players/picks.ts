import type { BetRequest } from '@touchline/contract'
import type { Rng } from '@touchline/sports'
import type { BoardMarket } from '../../../modules/pricing/index.ts'
import type { SimMatch } from '../fixtures.ts'
import type { Sim } from '../sim.ts'

export type Pick = BetRequest['selections'][number]

/** How often a player looks on when what they saw first has no price. */
const LOOKS = 6

/** An outcome of a match at the price shown now; null where the match has no markets. Now and then it has no price. */
export function pickFrom(sim: Sim, match: SimMatch, rng: Rng): Pick | null {
  const markets = [...(sim.book.parts.board.event(match.id)?.markets.values() ?? [])]
  if (markets.length === 0) return null
  let pick: Pick | null = null
  for (let look = 0; look < LOOKS; look++) {
    const market = rng.pick(markets)
    const outcome = market.outcomes.length === 0 ? undefined : rng.pick(market.outcomes)
    if (outcome === undefined) continue
    pick = claim(match.id, market, outcome)
    if (market.status === 1 && outcome.active) break
  }
  return pick
}

function claim(eventId: number, market: BoardMarket, outcome: { readonly id: string; readonly odds: number }): Pick {
  const { id: market_id, specifier } = market
  return { match_id: eventId, market_id, specifier, outcome_id: outcome.id, odds: outcome.odds || 15_000 }
}

/** Picks from different matches; mostly of one data provider, as others cannot be combined. */
export function picksFrom(sim: Sim, count: number, rng: Rng): readonly Pick[] {
  const isMixed = rng.chance(0.08)
  // Of all matches those of the feed change most.
  const isFed = count === 1 && rng.chance(0.5)
  const seen = sim.matches.filter(({ id, sport }) => {
    const isEsport = sport === 'cs2' || sport === 'dota2' || sport === 'lol'
    const status = sim.book.parts.board.event(id)?.status
    return status !== undefined && (status <= 1 || rng.chance(0.05)) && (isMixed || count === 1 || !isEsport)
  })
  const fed = isFed ? seen.filter(({ id }) => sim.fed.some(({ match }) => match.id === id)) : []
  const left = fed.length > 0 ? fed : [...seen]
  const picks: Pick[] = []
  while (picks.length < count && left.length > 0) {
    const [match] = left.splice(rng.int(0, left.length - 1), 1)
    const pick = match === undefined ? null : pickFrom(sim, match, rng)
    if (pick !== null) picks.push(pick)
  }
  return picks
}

/** The claim of a player who saw another price. */
export function misread(pick: Pick, rng: Rng): Pick {
  const odds = Math.max(10_100, Math.round((pick.odds * rng.range(0.9, 1.1)) / 100) * 100)
  return { ...pick, odds }
}
