/** Users who may not come back: their tokens outlive their sessions a little. */
export interface EndedUsers {
  add(user: string, now: number): void
  has(user: string, now: number): boolean
}

/** Longer than any token of a user lives, clocks that differ included. */
const KEEP_MS = 10 * 60_000

export function createEndedUsers(): EndedUsers {
  const until = new Map<string, number>()

  function forgetOld(now: number): void {
    // In the order of their end: the first that still counts ends the walk.
    for (const [user, end] of until) {
      if (end > now) return
      until.delete(user)
    }
  }

  return {
    add(user, now) {
      forgetOld(now)
      until.delete(user)
      until.set(user, now + KEEP_MS)
    },
    has: (user, now) => (until.get(user) ?? 0) > now,
  }
}
