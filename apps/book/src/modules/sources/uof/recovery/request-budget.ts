const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** So many requests within a time, at most. */
interface Limit {
  readonly withinMs: number
  readonly most: number
}

type Class = 'recent' | 'day' | 'full'

/** What the vendor allows a producer, by how far back a request reaches ("Access restrictions for odds recovery"). */
const LIMITS: Readonly<Record<Class, readonly Limit[]>> = {
  recent: [
    { withinMs: 10 * MINUTE_MS, most: 20 },
    { withinMs: HOUR_MS, most: 60 },
  ],
  day: [
    { withinMs: 10 * MINUTE_MS, most: 4 },
    { withinMs: HOUR_MS, most: 10 },
  ],
  full: [
    { withinMs: 30 * MINUTE_MS, most: 2 },
    { withinMs: 2 * HOUR_MS, most: 4 },
  ],
}

/** How long a request counts, at most. */
export const BUDGET_MS = 2 * HOUR_MS

/** A request that the vendor may count. Times are unix ms. */
export interface PastRequest {
  readonly after: number | null
  readonly askedAt: number
}

function classOf({ after, askedAt }: PastRequest): Class {
  const reachMs = after === null ? Number.POSITIVE_INFINITY : askedAt - after
  return reachMs < 30 * MINUTE_MS ? 'recent' : reachMs < 24 * HOUR_MS ? 'day' : 'full'
}

/**
 * When a request may be made: now, or at a later time in unix ms.
 * @param past of the same producer, without those that the vendor refused, in any order
 */
export function allowedAt(past: readonly PastRequest[], request: PastRequest): number {
  const same = past.filter((one) => classOf(one) === classOf(request)).map(({ askedAt }) => askedAt)
  same.sort((a, b) => b - a)
  const { askedAt: now } = request
  const free = LIMITS[classOf(request)].map(({ withinMs, most }) => {
    const oldest = same[most - 1]
    return oldest === undefined ? now : oldest + withinMs + 1
  })
  return Math.max(now, ...free)
}

/** How many of a kind are left now, and how many there are. */
export function remaining(past: readonly PastRequest[], request: PastRequest): { left: number; of: number } {
  const same = past.filter((one) => classOf(one) === classOf(request))
  const lefts = LIMITS[classOf(request)].map(({ withinMs, most }) => ({
    left: most - same.filter(({ askedAt }) => request.askedAt - askedAt <= withinMs).length,
    of: most,
  }))
  return lefts.reduce((least, one) => (one.left < least.left ? one : least))
}
