import type { Provider } from '@touchline/contract'
import type { Clock } from '../../kernel/clock.ts'
import type { Providers } from '../../kernel/ports/providers.ts'
import type { Publisher } from '../../kernel/ports/publisher.ts'
import type { EventEntry } from '../catalogue/index.ts'
import type { PriceRecord } from '../pricing/index.ts'
import type { ResultWatch } from '../pricing/results/index.ts'
import { createPriceBoard } from './board/price-board.ts'
import { createPriceRecord, type WritablePriceRecord } from './board/price-record.ts'
import { createProviderGate } from './board/provider-gate.ts'
import { createResultGate } from './board/result-gate.ts'
import type { ReplicaBoard } from './board/types.ts'
import { createEventIndex, type WritableEventIndex } from './events/event-index.ts'
import { createPublication } from './publish/publication.ts'
import type { OfferSink } from './sink.ts'
import { type Changes, createChanges } from './stream/changes.ts'

/** What changed is sent this often; what is gathered longer waits for its turn (`publish`). */
const FLUSH_EVERY_MS = 50

export interface OfferDeps {
  readonly clock: Clock
  readonly publisher: Publisher
  /** Whether a channel has a subscriber, or one that may return; absent: always. */
  readonly isWatched?: ((channel: string) => boolean) | undefined
  /** How the data providers are; absent: all up, always. */
  readonly providers?: Providers | undefined
  /** Known results; absent: none. */
  readonly results?: ResultWatch | undefined
  /** Provider of an event; absent: the one that the event names. */
  readonly providerOf?: ((eventId: number) => Provider | undefined) | undefined
}

/** Everything that can be bet on, with its prices: events, the board and the publication of their changes. */
export interface Offer extends OfferSink {
  /** Sends what is due. */
  flush(): void
  /** From now on this process is the one writer: it sends what is due and publishes its whole board again. */
  lead(): void
  /** From now on another process may be the writer; this one publishes nothing. */
  follow(): void
  /**
   * From now on these matches are held, each while another one is offered in its place, and those that are behind take
   * no bets; others are not any more.
   */
  hold(offeredInPlace: ReadonlyMap<number, number>, behind: ReadonlySet<number>): void
  /** Removes events without a write since `lead`: those taken over from the last owner that no longer exist. */
  dropUnclaimed(): void
  /** What moved, for those that follow. */
  readonly changes: Changes
  /** How prices have moved while this process looked on. */
  readonly record: PriceRecord
  /** The same board and events, as a copy of another process's. */
  readonly replica: { readonly board: ReplicaBoard; readonly events: WritableEventIndex }
}

/** The one writer of board and event index. */
export function createOffer({ clock, publisher, isWatched, providers, results, ...deps }: OfferDeps): Offer {
  const events = createEventIndex()
  const providerOf = deps.providerOf ?? ((id: number) => events.get(id)?.tournament.provider)
  let follows = false
  let isTicking = false
  let cancel = () => {}
  /** Events that were taken over and not written yet. */
  let inherited = new Set<number>()
  /** The events offered in place of held matches. */
  let holds: ReadonlyMap<number, number> = new Map()
  let behind: ReadonlySet<number> = new Set()
  const record = createPriceRecord()
  const board = createPriceBoard((diff) => {
    record.took(
      diff.eventId,
      diff.changes.map(({ market }) => market),
    )
    changes.book(diff.eventId)
    if (follows) return
    publication.market(diff, clock.now())
    if (diff.urgent && isTicking) hurry()
  })
  const changes = createChanges({ board, events, leftOf: board.leftOf })
  const publication = createPublication({ publisher, events, board, isWatched })
  const known = createResultGate({ board, wordsOf: (eventId) => results?.of(eventId) })
  const gate = createProviderGate({
    board: known,
    providerOf,
    isDown: (provider) => providers?.statusOf(provider) === 'down',
    holdOf: (eventId) => (behind.has(eventId) ? 'behind' : holds.has(eventId) ? 'held' : null),
  })
  events.onChange((change) => {
    changes.event(change.id)
    if (!follows) publication.event(change, clock.now())
  })
  providers?.onChange((provider) => void gate.switched(provider))
  results?.onChange((eventId) => known.received(eventId))

  /** A suspension must not wait for the next tick. */
  function hurry(): void {
    cancel()
    cancel = clock.after(0, tick)
  }

  function tick(): void {
    publication.flush(clock.now())
    cancel = clock.after(FLUSH_EVERY_MS, tick)
  }

  function remove(id: number): void {
    events.remove(id)
    gate.remove(id)
    record.forget(id)
    changes.book(id)
  }

  return {
    board,
    events,
    event(entry) {
      inherited.delete(entry.id)
      events.put(markHeld(entry, holds.get(entry.id)))
    },
    putPrices(eventId, update) {
      inherited.delete(eventId)
      gate.put(eventId, update)
    },
    confirm(eventId, at) {
      inherited.delete(eventId)
      gate.confirm(eventId, at)
      changes.confirmed(eventId)
    },
    remove,
    hold(offeredInPlace, isBehind) {
      const [before, wereBehind] = [holds, behind]
      holds = offeredInPlace
      behind = isBehind
      const all = new Set([...before.keys(), ...holds.keys(), ...wereBehind, ...behind])
      const changed = [...all].filter((id) => before.get(id) !== holds.get(id) || wereBehind.has(id) !== behind.has(id))
      // Held markets close before any opens in their place.
      const isClosed = (id: number) => Number(holds.has(id) || behind.has(id))
      for (const id of changed.sort((a, b) => isClosed(b) - isClosed(a))) {
        gate.renewed(id)
        const entry = events.get(id)
        if (entry !== undefined) events.put(markHeld({ ...entry, version: entry.version + 1 }, holds.get(id)))
      }
    },
    betsCounts(counts) {
      events.setBetsCounts(counts)
      changes.bets()
    },
    referenceChanged: () => changes.reference(),
    flush: () => publication.flush(clock.now()),
    lead() {
      inherited = new Set([...events.all()].map(({ id }) => id))
      follows = false
      publication.renew(clock.now())
      isTicking = true
      tick()
    },
    follow() {
      follows = true
      isTicking = false
      cancel()
    },
    dropUnclaimed() {
      for (const id of inherited) remove(id)
      inherited = new Set()
    },
    changes,
    record,
    replica: { board: recorded(board, record), events },
  }
}

/** The event with the one that is offered in its place, if there is one. */
function markHeld(entry: EventEntry, offeredAs: number | undefined): EventEntry {
  if ((entry.type !== 'match' && entry.type !== 'outright') || entry.offeredAs === offeredAs) return entry
  const { offeredAs: _, ...free } = entry
  return offeredAs === undefined ? free : { ...free, offeredAs }
}

/** A copy of another process's board, whose prices are recorded as they arrive. */
function recorded(board: ReplicaBoard, record: WritablePriceRecord): ReplicaBoard {
  return {
    ...board,
    restore(match, left) {
      board.restore(match, left)
      record.took(match.id, match.markets.values())
    },
    remove(eventId) {
      board.remove(eventId)
      record.forget(eventId)
    },
  }
}
