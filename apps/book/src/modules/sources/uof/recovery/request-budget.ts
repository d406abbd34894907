const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** So many requests within a time, at most. */
interface Limit {
  readonly withinMs: number
  readonly most: number
}

type Class = 'recent' | 'day' | 'full'

/** A request that reaches back less far is of the class. */
const REACH_MS = { recent: 30 * MINUTE_MS, day: 24 * HOUR_MS }

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
  return reachMs < REACH_MS.recent ? 'recent' : reachMs < REACH_MS.day ? 'day' : 'full'
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

/** The class of a request in SQL, by its time and the time that it reaches back to. */
const classSql = (after: string, askedAt: string) =>
  `CASE WHEN ${askedAt} - ${after} < interval '${REACH_MS.recent} ms' THEN 'recent'
        WHEN ${askedAt} - ${after} < interval '${REACH_MS.day} ms' THEN 'day' ELSE 'full' END`

const limitRows = Object.entries(LIMITS).flatMap(([kind, limits]) =>
  limits.map(({ withinMs, most }) => `('${kind}', interval '${withinMs} ms', ${most})`),
)

/** `remaining` of every producer at the time `$1`, for a metric. */
export const REMAINING_SQL = `SELECT jsonb_build_object('provider', p.provider, 'producer', p.producer) AS labels,
    min(l.most - (SELECT count(*) FROM feed_recoveries r WHERE r.provider = p.provider AND r.producer = p.producer
      AND r.outcome <> 'refused' AND r.asked_at >= $1 - l.within AND ${classSql('r.after_at', 'r.asked_at')} = l.class))::float8 AS value
  FROM feed_producers p JOIN (VALUES ${limitRows.join(', ')}) AS l (class, within, most) ON l.class = ${classSql('p.checkpoint_at', '$1')}
  GROUP BY p.provider, p.producer`
