import { EVENT_STATUS, marketKey } from '@touchline/betting'
import type { Provider } from '@touchline/contract'
import { findOutcome, type PriceBoard } from '../pricing/index.ts'
import type { LegRecord } from './bet-record.ts'
import type { Events, Selected } from './placement/price-legs.ts'

type LegName = Pick<LegRecord, 'eventId' | 'marketId' | 'specifier' | 'outcomeId'>

/**
 * What justified the price of a leg when it was taken: kept with the leg, so that the audit can hold it against the
 * feed's log.
 */
export interface PriceBasis {
  /** The price on the board, odds x 10,000; 0 where the outcome had none. A price that the desk promised is not it. */
  readonly odds: number
  readonly provider: Provider | null
  /** Which producer of the provider's feed made the price. */
  readonly producer: string
  /** Unix ms of its message, by the producer's clock. */
  readonly messageAt: number
  readonly isLive: boolean
  /** Kick-off as it was known, Unix ms; null where the event has none that ends betting. */
  readonly plannedAt: number | null
}

/** What justifies the prices of legs, by leg; null for a leg that is not on the board. */
export type BasisOf = (leg: LegName) => PriceBasis | null

export const UNKNOWN_BASIS: BasisOf = () => null

/** The bases of what is picked as the board has them now: to be taken in the same moment as its prices. */
export function priceBases(board: PriceBoard, events: Events, picks: readonly Selected[]): BasisOf {
  const legs = picks.map(({ match_id: eventId, market_id: marketId, specifier, outcome_id: outcomeId }) => {
    return { eventId, marketId, specifier, outcomeId }
  })
  const bases = new Map(legs.map((leg) => [nameOf(leg), priceBasis(board, events, leg)]))
  return (leg) => bases.get(nameOf(leg)) ?? null
}

/** The same for one leg. */
export function priceBasis(board: PriceBoard, events: Events, leg: LegName): PriceBasis | null {
  const match = board.event(leg.eventId)
  const market = match?.markets.get(marketKey(leg.marketId, leg.specifier))
  const outcome = market === undefined ? undefined : findOutcome(market, leg.outcomeId)
  if (match === undefined || market === undefined || outcome === undefined) return null
  const event = events.get(leg.eventId)
  return {
    odds: outcome.odds,
    // For prices of the book's own programme the provider of the event counts.
    provider: market.origin.provider ?? event?.provider ?? null,
    producer: market.origin.producer,
    messageAt: market.origin.generated_at,
    isLive: match.status !== EVENT_STATUS.prematch,
    // Bets on who wins a league are taken while it is played.
    plannedAt: event === undefined || event.type === 'outright' ? null : event.start_time,
  }
}

function nameOf({ eventId, marketId, specifier, outcomeId }: LegName): string {
  return `${eventId}/${marketId}/${specifier}/${outcomeId}`
}

/** A basis as the placing functions of the database take it. */
export function basisColumns(basis: PriceBasis | null) {
  if (basis === null) return {}
  const { odds, provider, producer, messageAt, isLive, plannedAt } = basis
  return {
    price_odds: odds,
    provider,
    producer,
    said_at: isoOf(messageAt),
    is_live: isLive,
    planned_at: isoOf(plannedAt),
  }
}

function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
