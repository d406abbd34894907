import { EVENT_STATUS, marketKey } from '@touchline/betting'
import type { Clock } from '../../../kernel/clock.ts'
import { createRemotePricer } from '../../offer/index.ts'
import type { CustomLeg, CustomPricer, PriceBoard } from '../../pricing/index.ts'
import { findOutcome } from '../../pricing/index.ts'
import type { EventChances } from './api/fetch-chances.ts'
import { createKeptChances } from './kept-chances.ts'

/**
 * The vendor's response counts so long: a custom bet requests several combinations of its legs, one after the other.
 */
const KEPT_MS = 3_000

export interface FeedPricerDeps {
  readonly clock: Clock
  /** Null while nothing is offered. */
  board(): PriceBoard | null
  /** Of an event that this feed plays; null: it does not. */
  urnOf(eventId: number): string | null
  /** Requests from the vendor the probability that all outcomes win; absent: nothing is priced together. */
  readonly calculate?: ((urn: string, legs: readonly CustomLeg[]) => Promise<number | null>) | undefined
  /** Requests from the vendor the probabilities of an event's outcomes; absent: those of the board count. */
  readonly chances?: ((urn: string) => Promise<EventChances | null>) | undefined
}

/**
 * Prices outcomes of the feed's events together, by the vendor's calculation. The probability of a single outcome is
 * the board's, or the API's where the feed's messages have none.
 */
export function createFeedPricer({ clock, board, urnOf, calculate, chances }: FeedPricerDeps): CustomPricer {
  const joint = createRemotePricer(
    clock,
    (wanted) =>
      Promise.all(
        wanted.map(({ eventId, legs }) => {
          const urn = urnOf(eventId)
          return urn === null || calculate === undefined ? null : calculate(urn, legs)
        }),
      ),
    KEPT_MS,
  )
  const kept = createKeptChances({
    clock,
    isLive: (id) => board()?.event(id)?.status !== EVENT_STATUS.prematch,
    async load(id) {
      const urn = urnOf(id)
      return urn === null ? null : ((await chances?.(urn)) ?? null)
    },
  })
  const single = createRemotePricer(
    clock,
    async (wanted) => {
      const known = await kept.get(wanted.map(({ eventId }) => eventId))
      return wanted.map(({ eventId, legs: [leg] }) =>
        leg === undefined
          ? null
          : (known.get(eventId)?.get(marketKey(leg.id, leg.specifier))?.get(leg.outcomeId) ?? null),
      )
    },
    KEPT_MS,
  )

  function alone(eventId: number, leg: CustomLeg): number | null {
    const market = board()?.event(eventId)?.markets.get(marketKey(leg.id, leg.specifier))
    if (market?.chances === 'asked') return single.jointProbability(eventId, [leg])
    return (market && findOutcome(market, leg.outcomeId)?.probability) ?? null
  }

  return {
    async fetch() {
      return (await Promise.all([joint.fetch?.(), single.fetch?.()])).includes(true)
    },
    jointProbability(eventId, legs) {
      const [first, ...others] = legs
      if (first === undefined || urnOf(eventId) === null) return null
      if (others.length === 0) return alone(eventId, first)
      return calculate === undefined ? null : joint.jointProbability(eventId, legs)
    },
  }
}
