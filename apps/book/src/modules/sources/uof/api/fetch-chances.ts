import { MARKET_STATUS, marketKey } from '@touchline/betting'
import { parseRoot } from '../../../pricing/results/index.ts'
import { readOfferedMarkets } from '../messages/read-price-message.ts'
import type { UofApi } from './uof-api.ts'

/** Chances of the outcomes that may be cashed out, by key of their market and by id. */
export type EventChances = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * Requests the probabilities of an event's outcomes from the vendor's API. Left out are markets that are not open or
 * may not be cashed out, and outcomes without a probability. Null without a response.
 */
export async function fetchChances(api: Pick<UofApi, 'look'>, urn: string): Promise<EventChances | null> {
  const answer = await api.look(`/probabilities/${encodeURIComponent(urn)}`)
  if (!answer.ok) return null
  const root = parseRoot(answer.body)
  // A document about another event has no data for this one.
  if (typeof root === 'string' || root.attributes.event_id !== urn) return null
  const chances = new Map<string, ReadonlyMap<string, number>>()
  const named = new Set<string>()
  for (const { marketId, specifier, status, cashOut, outcomes } of readOfferedMarkets(root, [])) {
    const key = marketKey(marketId, specifier)
    const isOpen = status === MARKET_STATUS.allowed && (cashOut ?? 1) === 1
    // A market that is named twice does not count.
    if (!isOpen || named.has(key)) chances.delete(key)
    else
      chances.set(
        key,
        new Map(outcomes.flatMap(({ id, probability }) => (probability === null ? [] : [[id, probability]]))),
      )
    named.add(key)
  }
  return chances
}
