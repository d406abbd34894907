import { marketKey } from '@touchline/betting'
import type { Rng } from '@touchline/sports'
import { ingestUof } from '../../../modules/settlement/index.ts'
import { ENDINGS } from '../../plain-payout.ts'
import type { SimMatch } from '../fixtures.ts'
import type { Sim } from '../sim.ts'
import { ask } from './ask.ts'
import { cancelText, rollbackText, settlementText, type UofMarket, type UofOutcome } from './uof-text.ts'

/** Messages that were sent, so that they can come again. */
const ESPORTS = new Set(['cs2', 'dota2', 'lol'])

export function urnOf({ id, sport }: SimMatch): string {
  return `${ESPORTS.has(sport) ? 'od' : 'sr'}:match:${id}`
}

/** A market with bets, and the outcomes they are on. */
export interface BetMarket extends UofMarket {
  readonly match: SimMatch
  readonly outcomeIds: readonly string[]
}

export function betMarkets(sim: Sim): readonly BetMarket[] {
  const markets = new Map<string, BetMarket & { outcomeIds: string[] }>()
  for (const { legs } of sim.bets.values()) {
    for (const { eventId, marketId, specifier, outcomeId } of legs) {
      const match = sim.matches.find(({ id }) => id === eventId)
      if (match === undefined) continue
      const key = `${eventId}/${marketKey(marketId, specifier)}`
      const market = markets.get(key) ?? { match, marketId, specifier, outcomeIds: [] }
      if (!market.outcomeIds.includes(outcomeId)) market.outcomeIds.push(outcomeId)
      markets.set(key, market)
    }
  }
  return [...markets.values()]
}

/** Hands a message of the feed to the book. */
export async function deliver(sim: Sim, text: string): Promise<string> {
  const asked = await ask(sim, () => ingestUof(sim.book.parts, text))
  return asked.kind === 'unknown' ? 'unknown' : asked.value.state
}

/** The time of a statement: mostly now, sometimes a while ago. */
export function messageTimeOf(sim: Sim, rng: Rng): number {
  return sim.clock.now() - rng.pick([0, 0, 0, 1_500, 20_000])
}

export function settlement(sim: Sim, market: BetMarket, rng: Rng): string {
  const outcomes = market.outcomeIds.map((id): UofOutcome => {
    const ending = rng.chance(0.1) ? 'open' : rng.pick(ENDINGS)
    const isTied = (ending === 'win' || ending === 'half_win') && rng.chance(0.2)
    return { id, ending, deadHeatFactor: isTied ? rng.pick(['0.5', '0.25']) : null }
  })
  return settlementText({ urn: urnOf(market.match), messageAt: messageTimeOf(sim, rng) }, market, outcomes)
}

export function rollback(sim: Sim, market: BetMarket, rng: Rng): string {
  return rollbackText({ urn: urnOf(market.match), messageAt: messageTimeOf(sim, rng) }, rng.chance(0.8) ? [market] : [])
}

export function cancellation(sim: Sim, market: BetMarket, rng: Rng): string {
  const now = sim.clock.now()
  const window = rng.pick([
    { from: null, to: null },
    { from: now - rng.int(5, 60) * 1_000, to: null },
    { from: null, to: now - rng.int(1, 60) * 1_000 },
    { from: now - rng.int(30, 90) * 1_000, to: now - rng.int(1, 30) * 1_000 },
  ])
  const kind = rng.chance(0.6) ? 'bet_cancel' : 'rollback_bet_cancel'
  return cancelText(
    kind,
    { urn: urnOf(market.match), messageAt: messageTimeOf(sim, rng) },
    rng.chance(0.7) ? [market] : [],
    window,
  )
}
