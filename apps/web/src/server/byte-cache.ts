/** Caches values for a short time, within a number of bytes. */
export interface ByteCache<T> {
  /**
   * The value under the key, or what `make` makes. Concurrent calls wait for one `make`; its failure rejects all of
   * them and is not kept.
   */
  get(key: string, make: () => Promise<T>): Promise<T>
  /** Bytes kept now, keys included. */
  bytes(): number
  /** Forgets everything, also values that are being made. */
  clear(): void
  /** Forgets everything and stops the timer. */
  close(): void
}

export interface ByteCacheOptions<T> {
  /** Ms of life, from the beginning of the making: older values are dropped by a timer, not by the next call. */
  readonly ttlMs: number
  readonly maxBytes: number
  readonly sizeOf: (value: T) => number
  /** Whether it is kept. @default everything is */
  readonly isKept?: (value: T) => boolean
  /** Ms. */
  readonly now: () => number
}

interface Entry<T> {
  readonly since: number
  readonly value: T
  readonly bytes: number
}

/** Bytes of an entry besides its value and key. */
const OVERHEAD = 200

export function createByteCache<T>({ ttlMs, maxBytes, sizeOf, isKept, now }: ByteCacheOptions<T>): ByteCache<T> {
  const making = new Map<string, Promise<T>>()
  const kept = new Map<string, Entry<T>>()
  let bytes = 0
  let epoch = 0
  let timer: NodeJS.Timeout | undefined

  function drop(key: string): void {
    const entry = kept.get(key)
    if (!entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }

  function sweep(): void {
    for (const [key, entry] of kept) if (now() - entry.since >= ttlMs) drop(key)
    if (kept.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function keep(key: string, since: number, value: T): void {
    const size = sizeOf(value) + 2 * key.length + OVERHEAD
    if (size > maxBytes) return
    drop(key)
    kept.set(key, { since, value, bytes: size })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
    timer ??= setInterval(sweep, ttlMs).unref()
  }

  return {
    get(key, make) {
      const entry = kept.get(key)
      if (entry && now() - entry.since < ttlMs) return Promise.resolve(entry.value)
      const under = making.get(key)
      if (under) return under
      const since = now()
      const of = epoch
      const promise = make()
        .then((value) => {
          if (of === epoch && (isKept?.(value) ?? true)) keep(key, since, value)
          return value
        })
        .finally(() => {
          if (of === epoch) making.delete(key)
        })
      making.set(key, promise)
      return promise
    },
    bytes: () => bytes,
    clear() {
      making.clear()
      kept.clear()
      bytes = 0
      epoch += 1
    },
    close() {
      clearInterval(timer)
      timer = undefined
      kept.clear()
      bytes = 0
    },
  }
}
