import { eventChannel, publicChannel, type RealtimeEvent } from '@touchline/contract'
import { SERVED_LOCALES, type ServedLocale } from '../../../kernel/locale.ts'
import type { Publisher } from '../../../kernel/ports/publisher.ts'
import type { EventEntry } from '../../catalogue/index.ts'
import type { PriceBoard } from '../../pricing/index.ts'
import { drawChanged, freshMarkets, marketPatches, marketsChanged, matchChanged, matchStatusChanged } from './events.ts'
import { createListSender } from './list-sender.ts'
import type { Pending } from './pending.ts'

interface EventSenderDeps {
  readonly publisher: Publisher
  readonly board: PriceBoard
  isWatched(channel: string): boolean
}

/** Sends what changed of an event to the channels that are watched. */
export interface EventSender {
  /** Whether the event's channel is watched in any language. */
  isWatched(id: number): boolean
  /**
   * Changed markets, to the event's channel and its lists, or that the prices are still right where nothing is pending.
   * Returns whether the event has prices.
   */
  markets(entry: EventEntry, pending: Pending | undefined): boolean
  /** Score and clock, to the event's channel and its lists, or the balls of a draw. */
  match(entry: EventEntry): void
  /** Score and phase, to the public channel. */
  list(entry: EventEntry): void
  /** Behind everything that was reported of the event before. */
  status(entry: EventEntry): void
  /** Sends the collected changes of lists. */
  flushLists(): void
  /** The event is not sent any more. */
  forget(id: number): void
  /** Forgets the sent messages. */
  clear(): void
}

export function createEventSender({ publisher, board, isWatched }: EventSenderDeps): EventSender {
  const lists = createListSender({ publisher, board, isWatched })

  /** A message is built per language only where languages differ. */
  function send(channelOf: (locale: ServedLocale) => string, build: (locale: ServedLocale) => RealtimeEvent): void {
    for (const locale of SERVED_LOCALES) {
      const channel = channelOf(locale)
      if (isWatched(channel)) void publisher.publish(channel, build(locale))
    }
  }

  function sendSame(channelOf: (locale: ServedLocale) => string, event: () => RealtimeEvent): void {
    const channels = SERVED_LOCALES.map(channelOf).filter(isWatched)
    if (channels.length > 0) void publisher.broadcast(channels, event())
  }

  const channelsOf = (id: number) => (locale: ServedLocale) => eventChannel(locale, id)

  return {
    isWatched: (id) => SERVED_LOCALES.some((locale) => isWatched(eventChannel(locale, id))),
    markets(entry, pending) {
      const priced = board.event(entry.id)
      if (priced === undefined) return false
      const patches = pending === undefined ? [] : marketPatches(priced, pending)
      if (pending !== undefined) lists.prices(entry, priced, pending)
      const fresh = pending?.fresh ?? new Set<string>()
      if (fresh.size === 0) sendSame(channelsOf(entry.id), () => marketsChanged(priced, patches, []))
      else {
        const build = (locale: ServedLocale) =>
          marketsChanged(priced, patches, freshMarkets(entry, priced, fresh, locale))
        send(channelsOf(entry.id), build)
      }
      return true
    },
    match(entry) {
      if (entry.type === 'draw') sendSame(channelsOf(entry.id), () => drawChanged(entry))
      if (entry.type !== 'match') return
      lists.state(entry)
      send(channelsOf(entry.id), (locale) => matchChanged(entry, board.event(entry.id), locale))
    },
    list(entry) {
      if (entry.type !== 'match') return
      send(publicChannel, (locale) => matchChanged(entry, board.event(entry.id), locale))
    },
    status(entry) {
      lists.flush()
      sendSame(channelsOf(entry.id), () => matchStatusChanged(entry))
      sendSame(publicChannel, () => matchStatusChanged(entry))
    },
    flushLists: lists.flush,
    forget: lists.forget,
    clear: lists.clear,
  }
}
