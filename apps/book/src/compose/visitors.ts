/** Without a call for so long, and without a connection, the product has no visitor. */
const AWAY_MS = 60_000

/** Whether anyone uses the product. */
export interface Visitors {
  /** Notes that a call came in. */
  arrived(): void
  /** Whether all have been gone for a minute. */
  areAway(): boolean
}

/** @param now wall ms @param hasConnections whether a realtime connection is open */
export function createVisitors(now: () => number, hasConnections: () => boolean): Visitors {
  let lastAt = now()
  return {
    arrived() {
      lastAt = now()
    },
    areAway: () => now() - lastAt > AWAY_MS && !hasConnections(),
  }
}

/** Where other processes serve visitors too, this one never knows that all are gone. */
export const unseenVisitors: Visitors = { arrived() {}, areAway: () => false }
