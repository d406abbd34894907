import type { Provider } from '@touchline/contract'
import type { PriceBoard } from '../../pricing/index.ts'

/** What the database checks a leg against once more where its bet is stored. */
export interface LegTerms {
  /** Its data provider; null where the event is not known. */
  readonly provider: Provider | null
  /** Unix ms at which its price was last confirmed; null: the time of storing. */
  readonly pricedAt: number | null
}

/** Terms of legs by their match. */
export type TermsOf = (matchId: number) => LegTerms

/** The terms of legs as the board has them now: to be taken in the same moment as their prices. */
export function legTerms(
  { board }: { readonly board: PriceBoard },
  events: ReadonlyMap<number, { readonly provider: Provider }>,
  matchIds: Iterable<number>,
): TermsOf {
  const terms = new Map<number, LegTerms>()
  for (const id of matchIds) {
    terms.set(id, { provider: events.get(id)?.provider ?? null, pricedAt: board.match(id)?.fresh_at ?? null })
  }
  return (matchId) => terms.get(matchId) ?? UNKNOWN_TERMS
}

export const UNKNOWN_TERMS: LegTerms = { provider: null, pricedAt: null }

export function termColumns({ provider, pricedAt }: LegTerms) {
  return { provider, priced_at: pricedAt === null ? null : new Date(pricedAt).toISOString() }
}
