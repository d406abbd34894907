import { assertNever } from '@touchline/betting'
import type { EventType, Market, Provider, RealtimeEvent } from '@touchline/contract'
import { applyDrawChanged } from './apply-draw-changed.ts'
import { applyMarketsChanged } from './apply-markets-changed.ts'
import { applyMatchChanged } from './apply-match-changed.ts'
import { applyMatchStatusChanged } from './apply-match-status-changed.ts'
import { applyProviderStatusChanged } from './apply-provider-status-changed.ts'
import { foldEvent, foldMarkets } from './fold-event.ts'
import type { LiveMarket, LiveMatch, LiveOutcome, MatchFacts, SportEventData } from './state.ts'
import { changedTopics, matchOf } from './topics.ts'
import { createVersionMarks, newestIn, newestOfMarkets, withoutVersions } from './version-marks.ts'

export type EventListener = (event: RealtimeEvent) => void

/**
 * Odds, scores and clocks of everything on the page. Messages wait for the next frame, are folded together, and each
 * component that follows a changed value is told once.
 */
export interface LiveStore {
  /** Takes events out of an answer of the back end. */
  ingestEvents(events: readonly SportEventData[]): void
  /** Takes all markets of one event out of an answer. */
  ingestMarkets(matchId: number, markets: readonly Market[]): void
  /** Takes a realtime message; shown with the next frame. */
  push(event: RealtimeEvent): void
  /** Hears every realtime message of one type, after it was folded in. */
  listen(type: EventType, listener: EventListener): () => void
  /** Follows a topic made by `topicOf`. */
  subscribe(topic: string, listener: () => void): () => void
  match(id: number): LiveMatch | undefined
  facts(id: number): MatchFacts | undefined
  market(matchId: number, marketKey: string): LiveMarket | undefined
  outcome(matchId: number, marketKey: string, outcomeId: string): LiveOutcome | undefined
  /** Lets go of every event that nobody follows and `isNeeded` denies, as it was when this was called last. */
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
  readonly onListingStale?: ((matchId: number) => void) | undefined
  /** A message of this event cannot be true and was dropped: what is true must be fetched. */
  readonly onIncredible?: ((matchId: number) => void) | undefined
  /** Whether what is said of an event is for this page; everything is unless stated. */
  readonly isHeard?: ((of: Pick<LiveMatch, 'provider' | 'sportType'>) => boolean) | undefined
  /** A message could not be folded in, or one who follows threw: the others go on. */
  readonly onProblem?: ((where: string, cause: unknown) => void) | undefined
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createLiveStore(options: LiveStoreOptions): LiveStore {
  const { now, madeAt, schedule, onListingStale, onIncredible, isHeard, onProblem } = options
  const marks = createVersionMarks(now)
  const matches = new Map<number, LiveMatch>()
  const providersDown = new Set<Provider>()
  const followers = new Map<string, Set<() => void>>()
  const listeners = new Map<EventType, Set<EventListener>>()
  const dirty = new Set<string>()
  /** Events that nobody needed at the last sweep. */
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

  function put(next: LiveMatch): void {
    const held = matches.get(next.id)
    const topics = changedTopics(held, next)
    matches.set(next.id, next)
    if (next.listingStale && !held?.listingStale) onListingStale?.(next.id)
    for (const topic of topics) if (followers.has(topic)) dirty.add(topic)
  }

  function update(id: number, fold: (match: LiveMatch) => LiveMatch): void {
    const held = matches.get(id)
    if (held) put(fold(held))
  }

  function move(id: number, version: number, fold: (match: LiveMatch) => LiveMatch): void {
    const held = matches.get(id)
    if (!held || isHeard?.(held) === false) return
    if (!marks.isCredible(id, version)) {
      onIncredible?.(id)
      return
    }
    marks.reached(id, version)
    update(id, fold)
  }

  function take(event: SportEventData): void {
    const held = matches.get(event.id)
    const isAhead = held !== undefined && marks.contradicts(held, event)
    if (isAhead) marks.restart(event.id, newestIn(event))
    else marks.reached(event.id, newestIn(event))
    put(foldEvent(isAhead ? withoutVersions(held) : held, event, !providersDown.has(event.provider), now()))
  }

  function apply(event: RealtimeEvent): void {
    switch (event.type) {
      case 'match_changed':
        move(event.data.match_id, event.data.version, (match) => applyMatchChanged(match, event.data))
        break
      case 'markets_changed':
        move(event.data.match_id, newestOfMarkets(event.data), (match) => applyMarketsChanged(match, event.data, now()))
        break
      case 'match_status_changed':
        move(event.data.match_id, event.data.version, (match) => applyMatchStatusChanged(match, event.data))
        break
      case 'draw_changed':
        move(event.data.match_id, event.data.version, (match) => applyDrawChanged(match, event.data))
        break
      case 'provider_status_changed': {
        if (event.data.status === 'down') providersDown.add(event.data.provider)
        else providersDown.delete(event.data.provider)
        for (const match of [...matches.values()]) put(applyProviderStatusChanged(match, event.data))
        break
      }
      case 'tournament_pool_changed':
      case 'balance_changed':
      case 'unread_counters_changed':
      case 'notification':
      case 'bet_changed':
      case 'bet_cashout_changed':
      case 'bonus_issued':
      case 'site_changed':
        // Not about prices: whoever holds such data listens.
        break
      default:
        assertNever(event)
    }
  }

  function flush(): void {
    isScheduled = false
    const events = queue
    queue = []
    for (const event of events) safely(event.type, () => apply(event))
    const told = new Set<() => void>()
    for (const topic of dirty) for (const follower of followers.get(topic) ?? []) told.add(follower)
    dirty.clear()
    for (const follower of told) safely('follower', follower)
    for (const event of events) {
      for (const listener of listeners.get(event.type) ?? []) safely(event.type, () => listener(event))
    }
  }

  function flushSoon(): void {
    if (isScheduled) return
    isScheduled = true
    schedule(flush)
  }

  return {
    ingestEvents(events) {
      for (const event of events) take(event)
      if (dirty.size > 0) flushSoon()
    },
    ingestMarkets(matchId, markets) {
      update(matchId, (match) => foldMarkets(match, markets, now()))
      if (dirty.size > 0) flushSoon()
    },
    push(event) {
      queue.push(event)
      flushSoon()
    },
    listen(type, listener) {
      const set = listeners.get(type) ?? new Set()
      listeners.set(type, set.add(listener))
      return () => set.delete(listener)
    },
    subscribe(topic, listener) {
      const set = followers.get(topic) ?? new Set()
      followers.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && followers.get(topic) === set) followers.delete(topic)
      }
    },
    match: (id) => matches.get(id),
    facts: (id) => matches.get(id)?.facts,
    market: (matchId, key) => matches.get(matchId)?.markets.get(key),
    outcome: (matchId, key, outcomeId) => matches.get(matchId)?.markets.get(key)?.outcomes.get(outcomeId),
    sweep(isNeeded) {
      const followed = new Set([...followers.keys()].map(matchOf))
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
