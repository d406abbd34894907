/** Counts of times by ms: a million of them take no more memory than one. */
export interface Histogram {
  /** @param ms below 0 counts as 0, above a minute as a minute */
  add(ms: number): void
  count(): number
  /** Ms below which a share of them lies; NaN where there is none. */
  percentile(share: number): number
  reset(): void
}

const LONGEST_MS = 60_000

export function createHistogram(): Histogram {
  const counts = new Uint32Array(LONGEST_MS + 1)
  let count = 0
  return {
    add(ms) {
      const at = Math.min(LONGEST_MS, Math.max(0, Math.round(ms)))
      counts[at] = (counts[at] ?? 0) + 1
      count++
    },
    count: () => count,
    percentile(share) {
      const wanted = Math.min(count - 1, Math.floor(share * count))
      let seen = 0
      for (const [ms, times] of counts.entries()) {
        seen += times
        if (seen > wanted && count > 0) return ms
      }
      return Number.NaN
    },
    reset() {
      counts.fill(0)
      count = 0
    },
  }
}
