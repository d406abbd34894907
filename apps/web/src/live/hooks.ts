import { isListed } from '@touchline/betting'
import type { Market } from '@touchline/contract'
import { MARKET_STATUS } from '@touchline/contract/constants'
import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react'
import type { EventFacts, ListingKeys, LiveMarket, LiveOutcome } from './state.ts'
import type { LiveStore } from './store.ts'
import { topicOf } from './topics.ts'

const Context = createContext<LiveStore | null>(null)
export const LiveProvider = Context.Provider

/** The live store of the page. */
export function useLiveStore(): LiveStore {
  const store = useContext(Context)
  if (!store) throw new Error('No live store above this component: render it inside LiveProvider.')
  return store
}

function useFollowed<T>(topic: string, read: (store: LiveStore) => T): T {
  const store = useLiveStore()
  const get = () => read(store)
  const subscribe = useCallback((listener: () => void) => store.subscribe(topic, listener), [store, topic])
  return useSyncExternalStore(subscribe, get, get)
}

/** On the server nothing moves: each value is read once. */
function useAsItIs<T>(_topic: string, read: (store: LiveStore) => T): T {
  return read(useLiveStore())
}

const useTopic = import.meta.env.SSR ? useAsItIs : useFollowed

/** One live price; undefined while it is unknown. */
export function useOutcome(
  eventId: number,
  marketId: number,
  specifier: string,
  outcomeId: string,
): LiveOutcome | undefined {
  const key = `${marketId}/${specifier}`
  const topic = import.meta.env.SSR ? '' : topicOf.outcome(eventId, key, outcomeId)
  return useTopic(topic, (store) => store.outcome(eventId, key, outcomeId))
}

/** Score, clock, phase and status of one event, moving by themselves. */
export function useEventLive(eventId: number): EventFacts | undefined {
  return useTopic(topicOf.facts(eventId), (store) => store.facts(eventId))
}

/** Which markets a listing shows of an event. */
export function useListing(eventId: number): ListingKeys | undefined {
  return useTopic(topicOf.listing(eventId), (store) => store.event(eventId)?.listing)
}

function isShown(market: LiveMarket): boolean {
  return isListed(market.status)
}

/** A market on the match page: its names, whether it is open, and whether its line is the balanced one. */
export interface ShownMarket {
  readonly market: Market
  readonly suspended: boolean
  readonly balanced: boolean
}

const NO_MARKETS: readonly ShownMarket[] = []

/** Visible markets of an event, by priority; a new array only when a market comes, goes or suspends. */
export function useMarkets(eventId: number): readonly ShownMarket[] {
  const last = useRef(NO_MARKETS)
  return useTopic(topicOf.markets(eventId), (store) => {
    const next = [...(store.event(eventId)?.markets.values() ?? [])]
      .filter(isShown)
      // Later markets are sorted in by their priority; equals keep their order.
      .sort((a, b) => a.definition.priority - b.definition.priority)
      .map((market) => ({
        market: market.definition,
        suspended: market.status === MARKET_STATUS.suspended,
        balanced: market.mostBalanced,
      }))
    const same =
      next.length === last.current.length &&
      next.every((shown, at) => {
        const held = last.current[at]
        return held?.market === shown.market && held.suspended === shown.suspended && held.balanced === shown.balanced
      })
    if (!same) last.current = next
    return last.current
  })
}
