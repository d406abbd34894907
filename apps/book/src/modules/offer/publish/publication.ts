import { matchChannel, publicChannel, type RealtimeEvent } from '@touchline/contract'
import { SERVED_LOCALES, type ServedLocale } from '../../../kernel/locale.ts'
import type { Publisher } from '../../../kernel/ports/publisher.ts'
import { type EventChange, type EventEntry, type EventIndex, isOpen } from '../../catalogue/index.ts'
import type { PriceBoard } from '../../pricing/index.ts'
import type { BoardDiff } from '../board/types.ts'

import { whatMoved } from '../events/what-moved.ts'
import {
  drawChanged,
  freshMarkets,
  isPrematch,
  marketPatches,
  marketsChanged,
  matchChanged,
  matchStatusChanged,
} from './events.ts'
import { addDiff, clearMarkets, createPending, type Pending } from './pending.ts'

export const LIVE_FLUSH_MS = 250
export const PREMATCH_FLUSH_MS = 1_000
/** Lists hear of a match's score this often at most. */
export const LIST_FLUSH_MS = 1_000
/** Longest time between confirmations on a channel that its prices are still right. */
export const HEARTBEAT_MS = 4_000

export interface PublicationDeps {
  readonly publisher: Publisher
  readonly events: EventIndex
  readonly board: PriceBoard
  /** Whether a channel has a subscriber, or one that may return; absent: always. */
  readonly isWatched?: ((channel: string) => boolean) | undefined
}

/** Gathers changes and sends them conflated: the last value wins, what cannot wait goes with the next flush. */
export interface Publication {
  /** The board changed at `at` (wall ms). */
  market(diff: BoardDiff, at: number): void
  /** An event changed. A status goes out at once, behind everything that is pending of the event. */
  event(change: EventChange, at: number): void
  /** Publishes everything again on every channel: this process does not know what was published before. */
  renew(at: number): void
  /** Sends what is due at `at` (wall ms). */
  flush(at: number): void
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createPublication({ publisher, events, board, isWatched = () => true }: PublicationDeps): Publication {
  const pending = new Map<number, Pending>()
  const toldAt = new Map<number, number>()

  function of(id: number): Pending {
    const known = pending.get(id)
    if (known !== undefined) return known
    const made = createPending()
    pending.set(id, made)
    return made
  }

  /** To the channels that are watched; built per language only where languages differ. */
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

  function sendMarkets(entry: EventEntry, waiting: Pending | undefined, at: number): void {
    const priced = board.match(entry.id)
    if (priced === undefined) return
    toldAt.set(entry.id, at)
    const channelOf = (locale: ServedLocale) => matchChannel(locale, entry.id)
    const patches = waiting === undefined ? [] : marketPatches(priced, waiting)
    const fresh = waiting?.fresh ?? new Set<string>()
    if (fresh.size === 0) sendSame(channelOf, () => marketsChanged(priced, patches, []))
    else send(channelOf, (locale) => marketsChanged(priced, patches, freshMarkets(entry, priced, fresh, locale)))
    if (waiting !== undefined) clearMarkets(waiting)
  }

  function sendMatch(entry: EventEntry, waiting: Pending): void {
    waiting.matchSince = null
    if (entry.type === 'draw') {
      sendSame(
        (locale) => matchChannel(locale, entry.id),
        () => drawChanged(entry),
      )
    }
    if (entry.type !== 'match') return
    send(
      (locale) => matchChannel(locale, entry.id),
      (locale) => matchChanged(entry, board.match(entry.id), locale),
    )
  }

  function sendList(entry: EventEntry, waiting: Pending): void {
    waiting.listSince = null
    if (entry.type !== 'match') return
    send(publicChannel, (locale) => matchChanged(entry, board.match(entry.id), locale))
  }

  function flushOne(entry: EventEntry, waiting: Pending, at: number): void {
    const patience = isPrematch(entry) ? PREMATCH_FLUSH_MS : LIVE_FLUSH_MS
    const due = (since: number | null, after: number) => since !== null && (waiting.urgent || at - since >= after)
    if (due(waiting.matchSince, patience)) sendMatch(entry, waiting)
    if (due(waiting.marketsSince, patience)) sendMarkets(entry, waiting, at)
    if (waiting.listSince !== null && at - waiting.listSince >= LIST_FLUSH_MS) sendList(entry, waiting)
    waiting.urgent = false
  }

  function beat(at: number): void {
    for (const entry of events.all()) {
      if (!isOpen(entry) || at - (toldAt.get(entry.id) ?? 0) < HEARTBEAT_MS) continue
      // A beat carries the newest version: it must not overtake the changes that made it.
      if ((pending.get(entry.id)?.marketsSince ?? null) !== null) continue
      if (SERVED_LOCALES.some((locale) => isWatched(matchChannel(locale, entry.id)))) sendMarkets(entry, undefined, at)
    }
  }

  function sendStatus(entry: EventEntry, at: number): void {
    const { id } = entry
    const waiting = pending.get(id)
    if (waiting !== undefined) {
      waiting.urgent = true
      flushOne(entry, waiting, at)
      if (waiting.listSince !== null) sendList(entry, waiting)
    }
    sendSame(
      (locale) => matchChannel(locale, id),
      () => matchStatusChanged(entry),
    )
    sendSame(publicChannel, () => matchStatusChanged(entry))
    if (!isOpen(entry)) forget(id)
  }

  function forget(id: number): void {
    pending.delete(id)
    toldAt.delete(id)
  }

  let nextBeat = 0
  return {
    market: (diff, at) => addDiff(of(diff.matchId), diff, at),
    event({ id, before, after }, at) {
      if (after === undefined) return forget(id)
      if (before === undefined) return
      const moved = whatMoved(before, after)
      if (moved.event || moved.list) {
        const waiting = of(id)
        if (moved.event) waiting.matchSince ??= at
        if (moved.list) waiting.listSince ??= at
      }
      if (moved.status) sendStatus(after, at)
    },
    renew(at) {
      pending.clear()
      toldAt.clear()
      for (const entry of events.all()) {
        if (!isOpen(entry)) continue
        const waiting = of(entry.id)
        waiting.matchSince = at
        for (const key of board.match(entry.id)?.markets.keys() ?? []) waiting.fresh.add(key)
        if (waiting.fresh.size > 0) waiting.marketsSince = at
      }
    },
    flush(at) {
      for (const [id, waiting] of pending) {
        const entry = events.get(id)
        if (entry === undefined) pending.delete(id)
        else flushOne(entry, waiting, at)
      }
      if (at < nextBeat) return
      nextBeat = at + 500
      beat(at)
    },
  }
}
