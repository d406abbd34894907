import { marketKey } from '@touchline/betting'
import type { Clock } from '../../../kernel/clock.ts'
import { createRemotePricer } from '../../offer/index.ts'
import type { CustomLeg, CustomPricer, PriceBoard } from '../../pricing/index.ts'
import { findOutcome } from '../../pricing/index.ts'

/** The vendor's answer counts so long: a custom bet asks for several combinations of its legs, one after the other. */
const KEPT_MS = 3_000

export interface FeedPricerDeps {
  readonly clock: Clock
  /** Null while nothing is offered. */
  board(): PriceBoard | null
  /** Of an event that this feed plays; null: it does not. */
  urnOf(matchId: number): string | null
  /** Asks the vendor. */
  calculate(urn: string, legs: readonly CustomLeg[]): Promise<number | null>
}

/** Prices outcomes of the feed's events together, by the vendor's calculation; one outcome alone is as probable as the board says. */
export function createFeedPricer({ clock, board, urnOf, calculate }: FeedPricerDeps): CustomPricer {
  const remote = createRemotePricer(
    clock,
    (wanted) =>
      Promise.all(
        wanted.map(({ eventId, legs }) => {
          const urn = urnOf(eventId)
          return urn === null ? null : calculate(urn, legs)
        }),
      ),
    KEPT_MS,
  )

  function alone(matchId: number, leg: CustomLeg): number | null {
    const market = board()?.match(matchId)?.markets.get(marketKey(leg.id, leg.specifier))
    return (market && findOutcome(market, leg.outcomeId)?.probability) ?? null
  }

  return {
    fetch: remote.fetch,
    together(matchId, legs) {
      const [first, ...others] = legs
      if (first === undefined || urnOf(matchId) === null) return null
      return others.length === 0 ? alone(matchId, first) : remote.together(matchId, legs)
    },
  }
}
