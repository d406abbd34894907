import type { RealtimeEvent } from '@touchline/contract'
import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { observeVisibility } from '../platform/scroll/visible-elements.ts'
import { useExternal } from '../platform/use-external.ts'
import type { Channels } from './channels.ts'
import type { LineState } from './line-state.ts'
import type { Refetcher } from './refetcher.ts'
import type { RowEvent } from './row-holds.ts'
import type { SportEventData } from './state.ts'

/** The channels as components use them. */
export interface ChannelAccess {
  readonly channels: Channels
  readonly refetcher: Refetcher
  /** Follows the event of a row while it is on screen. */
  readonly holdRow: (row: RowEvent) => () => void
}

const Context = createContext<ChannelAccess | null>(null)
export const ChannelsProvider = Context.Provider

export function useChannelAccess(): ChannelAccess {
  const access = useContext(Context)
  if (!access) throw new Error('No channels above this component: render it inside ChannelsProvider.')
  return access
}

/** How far the prices on screen can be trusted. */
export function useLineState(): LineState {
  const { channels } = useChannelAccess()
  return useExternal(channels.subscribe, channels.state, () => 'starting')
}

function useFreshness(): boolean {
  const { channels } = useChannelAccess()
  const read = () => channels.state() === 'live' || channels.state() === 'starting'
  return useSyncExternalStore(channels.subscribe, read, () => true)
}

/** Whether prices are fresh enough to bet on; a page that is made just now has such. */
export const usePricesFresh: () => boolean = import.meta.env.SSR ? () => true : useFreshness

/** Ref for a row: while it is on screen, its event is updated live. */
export function useRowChannel(event: SportEventData): (element: Element | null) => (() => void) | undefined {
  const { holdRow } = useChannelAccess()
  const { id } = event
  const league = event.type === 'match' ? event.tournament : null
  const [sportId, leagueId] = [league?.sport.id ?? 0, league?.id ?? 0]
  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      let release: (() => void) | null = null
      const stop = observeVisibility(element, (visible) => {
        if (visible) release ??= holdRow({ id, sportId, leagueId })
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
    [holdRow, id, sportId, leagueId],
  )
}

/** Keeps a match moving while this component is there, all its markets included. */
export function useEventChannel(eventId: number): void {
  const { channels, refetcher } = useChannelAccess()
  useEffect(() => {
    const stops = [channels.hold(eventId), refetcher.watchMarkets(eventId)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [channels, refetcher, eventId])
}

export interface PrivateListener {
  readonly onEvent: (event: RealtimeEvent) => void
  /** Something may have been missed. */
  readonly onGap: () => void
}

/** Receives the messages of the player's own channel. */
export function usePrivateEvents(listener: PrivateListener): void {
  const { channels } = useChannelAccess()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const stops = [
      channels.listenPrivate((event) => latest.current.onEvent(event)),
      channels.onPrivateGap(() => latest.current.onGap()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [channels])
}
