import type { EventType, Market, Provider, RealtimeEvent } from '@touchline/contract'
import { applyEvent, applyMarkets } from './apply-event.ts'
import { applyProviderStatusChanged } from './apply-provider-status-changed.ts'
import { changeOf, type EventChange } from './change-of.ts'
import type { EventFacts, LiveEvent, LiveMarket, LiveOutcome, SportEventData } from './state.ts'
import { createSubscriptions } from './subscriptions.ts'
import { changedTopics, matchOf } from './topics.ts'
import { createVersionMarks, newestIn, withoutVersions } from './version-marks.ts'

export type EventListener = (event: RealtimeEvent) => void
type ProviderStatus = Extract<RealtimeEvent, { type: 'provider_status_changed' }>['data']

/**
 * Odds, scores and clocks of everything on the page. Messages wait for the next frame, are applied together, and each
 * component that follows a changed value is notified once.
 */
export interface LiveStore {
  /** Takes events out of a response of the back end. */
  ingestEvents(events: readonly SportEventData[]): void
  /** Takes all markets of one event out of a response. */
  ingestMarkets(eventId: number, markets: readonly Market[]): void
  /** Takes a realtime message; shown with the next frame. */
  push(event: RealtimeEvent): void
  /** Receives every realtime message of one type, after it was applied. */
  listen(type: EventType, listener: EventListener): () => void
  /** Follows a topic made by `topicOf`. */
  subscribe(topic: string, listener: () => void): () => void
  event(id: number): LiveEvent | undefined
  facts(id: number): EventFacts | undefined
  market(eventId: number, marketKey: string): LiveMarket | undefined
  outcome(eventId: number, marketKey: string, outcomeId: string): LiveOutcome | undefined
  /** Drops every event without a follower that `isNeeded` denies now and denied at the last call. */
  sweep(isNeeded: (id: number) => boolean): void
  /** Server time in ms. */
  now(): number
  /** When the page was made, in ms: the time that first renders show, on both sides. */
  readonly madeAt: number
}

export interface LiveStoreOptions {
  readonly now: () => number
  readonly madeAt: number
  /** Runs a function before the next paint. */
  readonly schedule: (flush: () => void) => void
  /** A listed market of this event closed or is no longer the balanced line: the back end knows which to list. */
  readonly onListingStale?: ((eventId: number) => void) | undefined
  /** An impossible message of this event was dropped: its data must be fetched. */
  readonly onIncredible?: ((eventId: number) => void) | undefined
  /** Whether messages about an event are for this page. @default all are */
  readonly isReceived?: ((of: Pick<LiveEvent, 'provider' | 'sportType'>) => boolean) | undefined
  /** A message could not be applied, or a listener threw: the others go on. */
  readonly onProblem?: ((where: string, cause: unknown) => void) | undefined
}

export function createLiveStore(options: LiveStoreOptions): LiveStore {
  const { now, madeAt, schedule, onListingStale, onIncredible, isReceived, onProblem } = options
  const marks = createVersionMarks(now)
  const matches = new Map<number, LiveEvent>()
  const providersDown = new Set<Provider>()
  const subscriptions = createSubscriptions(safely)
  /** Events without a follower or a need at the last sweep. */
  let idle: ReadonlySet<number> = new Set()
  let queue: RealtimeEvent[] = []
  let isScheduled = false

  function safely(where: string, run: () => void): void {
    try {
      run()
    } catch (error) {
      onProblem?.(where, error)
    }
  }

  function put(next: LiveEvent): void {
    const held = matches.get(next.id)
    const topics = changedTopics(held, next)
    matches.set(next.id, next)
    if (next.listingStale && !held?.listingStale) onListingStale?.(next.id)
    subscriptions.mark(topics)
  }

  function update(id: number, apply: (match: LiveEvent) => LiveEvent): void {
    const held = matches.get(id)
    if (held) put(apply(held))
  }

  function move({ id, version, apply }: EventChange): void {
    const held = matches.get(id)
    if (!held || isReceived?.(held) === false) return
    if (!marks.isCredible(id, version)) {
      onIncredible?.(id)
      return
    }
    marks.reached(id, version)
    update(id, apply)
  }

  function take(event: SportEventData): void {
    const held = matches.get(event.id)
    const isAhead = held !== undefined && marks.contradicts(held, event)
    if (isAhead) marks.restart(event.id, newestIn(event))
    else marks.reached(event.id, newestIn(event))
    put(applyEvent(isAhead ? withoutVersions(held) : held, event, !providersDown.has(event.provider), now()))
  }

  function applyProvider(data: ProviderStatus): void {
    if (data.status === 'down') providersDown.add(data.provider)
    else providersDown.delete(data.provider)
    for (const match of [...matches.values()]) put(applyProviderStatusChanged(match, data))
  }

  function apply(event: RealtimeEvent): void {
    if (event.type === 'provider_status_changed') applyProvider(event.data)
    else {
      const change = changeOf(event, now())
      if (change !== null) move(change)
    }
  }

  function flush(): void {
    isScheduled = false
    const events = queue
    queue = []
    for (const event of events) safely(event.type, () => apply(event))
    subscriptions.notify(events)
  }

  function flushSoon(): void {
    if (isScheduled) return
    isScheduled = true
    schedule(flush)
  }

  return {
    ingestEvents(events) {
      for (const event of events) take(event)
      if (subscriptions.isMarked()) flushSoon()
    },
    ingestMarkets(eventId, markets) {
      update(eventId, (match) => applyMarkets(match, markets, now()))
      if (subscriptions.isMarked()) flushSoon()
    },
    push(event) {
      queue.push(event)
      flushSoon()
    },
    listen: subscriptions.listen,
    subscribe: subscriptions.subscribe,
    event: (id) => matches.get(id),
    facts: (id) => matches.get(id)?.facts,
    market: (eventId, key) => matches.get(eventId)?.markets.get(key),
    outcome: (eventId, key, outcomeId) => matches.get(eventId)?.markets.get(key)?.outcomes.get(outcomeId),
    sweep(isNeeded) {
      const followed = new Set([...subscriptions.topics()].map(matchOf))
      const unneeded = [...matches.keys()].filter((id) => !followed.has(id) && !isNeeded(id))
      for (const id of unneeded) {
        if (!idle.has(id)) continue
        matches.delete(id)
        marks.forget(id)
      }
      idle = new Set(unneeded)
    },
    now,
    madeAt,
  }
}
