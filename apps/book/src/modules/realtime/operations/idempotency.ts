import type { StreamPosition } from '../protocol/requests.ts'

/** Remembers for a while what was published under which key, so that a repeated call changes nothing. */
export interface IdempotencyCache {
  find(channel: string, key: string, now: number): StreamPosition | undefined
  remember(channel: string, key: string, position: StreamPosition, now: number): void
}

/** The production engine's result lifetime. */
const KEEP_MS = 300_000
const MAX_KEYS = 50_000
/** Clearing happens in one go for many: a map from which the first is taken one by one is walked through every time. */
const CLEAR_EVERY_MS = 1_000
const CLEAR_BEYOND_KEYS = 60_000

export function createIdempotencyCache(): IdempotencyCache {
  const results = new Map<string, { position: StreamPosition; until: number }>()
  const nameOf = (channel: string, key: string) => `${channel}\n${key}`
  let clearAt = 0

  function clear(now: number): void {
    clearAt = now + CLEAR_EVERY_MS
    // Entries are in the order of their end, so that clearing stops at the first that is still good.
    for (const [name, { until }] of results) {
      if (until > now && results.size <= MAX_KEYS) return
      results.delete(name)
    }
  }

  return {
    find(channel, key, now) {
      const found = results.get(nameOf(channel, key))
      return found && found.until > now ? found.position : undefined
    },
    remember(channel, key, position, now) {
      results.set(nameOf(channel, key), { position, until: now + KEEP_MS })
      if (now >= clearAt || results.size > CLEAR_BEYOND_KEYS) clear(now)
    },
  }
}
