/** The polite live region of a page: announces what the player waits for, never odds cells. */
export interface Announcer {
  get: () => string
  subscribe: (listener: () => void) => () => void
  /** Announces it once, politely. */
  announce: (text: string) => void
}

export function createAnnouncer(): Announcer {
  let text = ''
  const listeners = new Set<() => void>()
  return {
    get: () => text,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce(next) {
      // The same words twice are no change of the region; a no-break space at the end makes them one.
      text = next === text ? `${next}\u00a0` : next
      for (const listener of listeners) listener()
    },
  }
}
