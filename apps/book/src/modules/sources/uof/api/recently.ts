/** Remembers recent requests. The number of keys is limited: the oldest key is dropped first. */
export interface Recently {
  has(key: string, now: number): boolean
  /** @param until wall ms */
  note(key: string, until: number): void
  readonly size: number
}

export function createRecently(most: number): Recently {
  const until = new Map<string, number>()
  return {
    has(key, now) {
      const time = until.get(key)
      if (time === undefined) return false
      if (now < time) return true
      until.delete(key)
      return false
    },
    note(key, time) {
      until.delete(key)
      until.set(key, time)
      if (until.size <= most) return
      for (const oldest of until.keys()) {
        until.delete(oldest)
        return
      }
    },
    get size() {
      return until.size
    },
  }
}
