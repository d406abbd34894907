import type { Publisher } from '../../../kernel/ports/publisher.ts'
import { type EventChange, type EventEntry, type EventIndex, isOpen } from '../../catalogue/index.ts'
import type { PriceBoard } from '../../pricing/index.ts'
import type { BoardDiff } from '../board/types.ts'
import { whatMoved } from '../events/what-moved.ts'
import { createEventSender, type EventSender } from './event-sender.ts'
import { isPrematch } from './events.ts'
import { addDiff, clearMarkets, createPending, type Pending } from './pending.ts'
import { createRenewal } from './renewal.ts'

export const LIVE_FLUSH_MS = 250
export const PREMATCH_FLUSH_MS = 1_000
/** The shortest time between two scores of a match in the lists. */
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
  /**
   * Publishes everything again on every channel: this process does not know what was published before. What is in play
   * goes first; events before the start follow over the next flushes.
   */
  renew(at: number): void
  /** Sends what is due at `at` (wall ms). */
  flush(at: number): void
}

const BEAT_EVERY_MS = 500

export function createPublication({ publisher, events, board, isWatched = () => true }: PublicationDeps): Publication {
  const sender = createEventSender({ publisher, board, isWatched })
  const outgoing = createOutgoing(sender)
  const renewal = createRenewal()
  let nextBeat = 0

  function takeChange({ id, before, after }: EventChange, at: number): void {
    if (after === undefined) {
      renewal.take(id)
      outgoing.forget(id)
    }
    if (before === undefined || after === undefined) return
    const moved = whatMoved(before, after)
    if (moved.event || moved.status) renewNow(id, at)
    if (moved.event || moved.list) {
      const waiting = outgoing.of(id)
      if (moved.event) waiting.matchSince ??= at
      if (moved.list) waiting.listSince ??= at
    }
    if (moved.status) outgoing.sendStatus(after, at)
  }

  function renew(entry: EventEntry, at: number): void {
    const waiting = outgoing.of(entry.id)
    waiting.matchSince = at
    for (const key of board.event(entry.id)?.markets.keys() ?? []) waiting.fresh.add(key)
    if (waiting.fresh.size > 0) waiting.marketsSince = at
  }

  /** Renews an event that waits for its turn. */
  function renewNow(id: number, at: number): void {
    const entry = renewal.take(id) ? events.get(id) : undefined
    if (entry !== undefined) renew(entry, at)
  }

  // A beat confirms all that was published, so it waits until an event is published completely.
  const isBeatDue = (id: number, at: number) =>
    !renewal.isWaiting(id) && outgoing.isBeatDue(id, at) && sender.isWatched(id)

  function beat(at: number): void {
    for (const entry of events.all()) if (isOpen(entry) && isBeatDue(entry.id, at)) outgoing.confirm(entry, at)
  }

  return {
    market(diff, at) {
      const { eventId, changes, urgent } = diff
      if (renewal.isWaiting(eventId)) {
        // Its turn publishes the markets on the board at that time, without the removed ones.
        if (!urgent && changes.every(({ kind }) => kind !== 'removed')) return
        renewNow(eventId, at)
      }
      addDiff(outgoing.of(eventId), diff, at)
    },
    event: takeChange,
    renew(at) {
      outgoing.clear()
      for (const entry of renewal.begin([...events.all()].filter(isOpen))) renew(entry, at)
    },
    flush(at) {
      for (const id of renewal.next()) renewNow(id, at)
      for (const id of outgoing.ids()) {
        const entry = events.get(id)
        if (entry === undefined) outgoing.drop(id)
        else outgoing.flush(entry, at)
      }
      sender.flushLists()
      if (at < nextBeat) return
      nextBeat = at + BEAT_EVERY_MS
      beat(at)
    },
  }
}

/** What is pending of each event, and when its prices were sent last. */
function createOutgoing(sender: EventSender) {
  const pending = new Map<number, Pending>()
  const sentAt = new Map<number, number>()

  function of(id: number): Pending {
    const known = pending.get(id)
    if (known !== undefined) return known
    const made = createPending()
    pending.set(id, made)
    return made
  }

  function sendMarkets(entry: EventEntry, waiting: Pending | undefined, at: number): void {
    if (!sender.markets(entry, waiting)) return
    sentAt.set(entry.id, at)
    if (waiting !== undefined) clearMarkets(waiting)
  }

  function sendList(entry: EventEntry, waiting: Pending): void {
    waiting.listSince = null
    sender.list(entry)
  }

  function flush(entry: EventEntry, at: number): void {
    const waiting = pending.get(entry.id)
    if (waiting === undefined) return
    const patience = isPrematch(entry) ? PREMATCH_FLUSH_MS : LIVE_FLUSH_MS
    const due = (since: number | null, after: number) => since !== null && (waiting.urgent || at - since >= after)
    if (due(waiting.matchSince, patience)) {
      waiting.matchSince = null
      sender.match(entry)
    }
    if (due(waiting.marketsSince, patience)) sendMarkets(entry, waiting, at)
    if (waiting.listSince !== null && at - waiting.listSince >= LIST_FLUSH_MS) sendList(entry, waiting)
    waiting.urgent = false
  }

  function forget(id: number): void {
    pending.delete(id)
    sentAt.delete(id)
    sender.forget(id)
  }

  return {
    of,
    flush,
    forget,
    ids: () => pending.keys(),
    /** Its changes are not sent any more. */
    drop: (id: number) => void pending.delete(id),
    clear() {
      pending.clear()
      sentAt.clear()
      sender.clear()
    },
    /** A beat carries the newest version: it must not overtake the changes that made it. */
    isBeatDue: (id: number, at: number) =>
      at - (sentAt.get(id) ?? 0) >= HEARTBEAT_MS && (pending.get(id)?.marketsSince ?? null) === null,
    confirm: (entry: EventEntry, at: number) => sendMarkets(entry, undefined, at),
    sendStatus(entry: EventEntry, at: number): void {
      const waiting = pending.get(entry.id)
      if (waiting !== undefined) {
        waiting.urgent = true
        flush(entry, at)
        if (waiting.listSince !== null) sendList(entry, waiting)
      }
      sender.status(entry)
      if (!isOpen(entry)) forget(entry.id)
    },
  }
}
