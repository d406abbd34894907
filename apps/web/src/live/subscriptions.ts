import type { RealtimeEvent } from '@touchline/contract'

type EventType = RealtimeEvent['type']
type EventListener = (event: RealtimeEvent) => void

/** Followers of topics, and listeners of events. */
export interface Subscriptions {
  /** Topics have changed: their followers run at the next `notify`. */
  mark(topics: Iterable<string>): void
  isMarked(): boolean
  /** Runs each follower of a marked topic once, then the listeners of these events. */
  notify(events: readonly RealtimeEvent[]): void
  listen(type: EventType, listener: EventListener): () => void
  subscribe(topic: string, follower: () => void): () => void
  /** Topics that have a follower. */
  topics(): Iterable<string>
}

/** @param safely runs a follower or listener; one that throws does not stop the others */
export function createSubscriptions(safely: (where: string, run: () => void) => void): Subscriptions {
  const followers = new Map<string, Set<() => void>>()
  const listeners = new Map<EventType, Set<EventListener>>()
  const marked = new Set<string>()
  return {
    mark(topics) {
      for (const topic of topics) if (followers.has(topic)) marked.add(topic)
    },
    isMarked: () => marked.size > 0,
    notify(events) {
      const due = new Set<() => void>()
      for (const topic of marked) for (const follower of followers.get(topic) ?? []) due.add(follower)
      marked.clear()
      for (const follower of due) safely('follower', follower)
      for (const event of events)
        for (const listener of listeners.get(event.type) ?? []) safely(event.type, () => listener(event))
    },
    listen(type, listener) {
      const set = listeners.get(type) ?? new Set()
      listeners.set(type, set.add(listener))
      return () => set.delete(listener)
    },
    subscribe(topic, follower) {
      const set = followers.get(topic) ?? new Set()
      followers.set(topic, set.add(follower))
      return () => {
        set.delete(follower)
        if (set.size === 0 && followers.get(topic) === set) followers.delete(topic)
      }
    },
    topics: () => followers.keys(),
  }
}
