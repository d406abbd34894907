import { marketKey, PRICE_MAX_AGE_MS } from '@touchline/betting'
import type { Provider } from '@touchline/contract'
import type { Clock } from '../../../kernel/clock.ts'
import type { PriceBoard } from '../../pricing/index.ts'
import type { LegRecord } from '../bet-record.ts'

/** The market that a leg is on. */
type MarketOfLeg = Pick<LegRecord, 'marketId' | 'specifier'>

/** The terms that the database checks again when it stores the leg's bet. */
export interface LegTerms {
  /** Its data provider; null where the event is not known. */
  readonly provider: Provider | null
  /** Unix ms at which its price was last confirmed; null: the time of storing. */
  readonly pricedAt: number | null
  /** How long a market's price may be bet on after it is read, in ms; null: no limit. */
  freshForMs(market: MarketOfLeg): number | null
}

/** Terms of legs by their match. */
export type TermsOf = (eventId: number) => LegTerms

/** The terms of legs as the board has them now: to be taken in the same moment as their prices. */
export function legTerms(
  { board, clock }: { readonly board: PriceBoard; readonly clock: Clock },
  events: ReadonlyMap<number, { readonly provider: Provider }>,
  eventIds: Iterable<number>,
): TermsOf {
  const terms = new Map<number, LegTerms>()
  for (const id of eventIds) {
    const match = board.event(id)
    const pricedAt = match?.fresh_at ?? null
    terms.set(id, {
      provider: events.get(id)?.provider ?? null,
      pricedAt,
      freshForMs({ marketId, specifier }) {
        if (pricedAt === null) return null
        const until = match?.markets.get(marketKey(marketId, specifier))?.bet_until ?? Number.POSITIVE_INFINITY
        return Math.min(pricedAt + PRICE_MAX_AGE_MS, until) - clock.now()
      },
    })
  }
  return (eventId) => terms.get(eventId) ?? UNKNOWN_TERMS
}

export const UNKNOWN_TERMS: LegTerms = { provider: null, pricedAt: null, freshForMs: () => null }

export function termColumns({ provider, pricedAt }: Pick<LegTerms, 'provider' | 'pricedAt'>) {
  return { provider, priced_at: pricedAt === null ? null : new Date(pricedAt).toISOString() }
}

/**
 * The same for a bet that is stored: the statement stores nothing on a price that became too old after its check,
 * because this process or the database had to wait. Made when the statement is sent.
 */
export function storedTermColumns(terms: LegTerms, market: MarketOfLeg) {
  return { ...termColumns(terms), fresh_for_ms: terms.freshForMs(market) }
}
