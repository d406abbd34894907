import type { RealtimeEvent } from '@touchline/contract'
import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { useExternal } from '../platform/use-external.ts'
import { observeVisibility } from '../platform/visible-elements.ts'
import type { Feed, FeedState } from './feed.ts'
import type { Refetcher } from './refetcher.ts'

/** What components ask of the feed. */
export interface FeedAccess {
  readonly feed: Feed
  readonly refetcher: Refetcher
  /** Holds a row's channel while it is on screen. */
  readonly holdRow: (matchId: number) => () => void
}

const Context = createContext<FeedAccess | null>(null)
export const FeedProvider = Context.Provider

export function useFeedAccess(): FeedAccess {
  const access = useContext(Context)
  if (!access) throw new Error('No feed above this component: render it inside FeedProvider.')
  return access
}

/** How far the prices on screen can be trusted. */
export function useFeedState(): FeedState {
  const { feed } = useFeedAccess()
  return useExternal(feed.subscribe, feed.state, () => 'starting')
}

function useFreshness(): boolean {
  const { feed } = useFeedAccess()
  const read = () => feed.state() === 'live' || feed.state() === 'starting'
  return useSyncExternalStore(feed.subscribe, read, () => true)
}

/** Whether prices are fresh enough to bet on; a page that is made just now has such. */
export const useFeedFresh: () => boolean = import.meta.env.SSR ? () => true : useFreshness

/** Ref for a row: while it is on screen, its match moves by itself. */
export function useRowChannel(matchId: number): (element: Element | null) => (() => void) | undefined {
  const { holdRow } = useFeedAccess()
  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      let release: (() => void) | null = null
      const stop = observeVisibility(element, (visible) => {
        if (visible) release ??= holdRow(matchId)
        else {
          release?.()
          release = null
        }
      })
      return () => {
        stop()
        release?.()
      }
    },
    [holdRow, matchId],
  )
}

/** Keeps a match moving while this component is there, all its markets included. */
export function useMatchChannel(matchId: number): void {
  const { feed, refetcher } = useFeedAccess()
  useEffect(() => {
    const stops = [feed.hold(matchId), refetcher.watchMarkets(matchId)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [feed, refetcher, matchId])
}

export interface PrivateListener {
  readonly onEvent: (event: RealtimeEvent) => void
  /** Something may have been missed. */
  readonly onGap: () => void
}

/** Hears what is told to the player alone. */
export function usePrivateEvents(listener: PrivateListener): void {
  const { feed } = useFeedAccess()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const stops = [
      feed.listenPrivate((event) => latest.current.onEvent(event)),
      feed.onPrivateGap(() => latest.current.onGap()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [feed])
}
