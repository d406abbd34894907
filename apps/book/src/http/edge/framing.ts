/** How old the list of hosts may be, in ms: what an operator publishes holds within a second. */
const STALE_MS = 300

/** Which origins may show pages of this site in a frame (EMBED-02): those of the published site, never of a request. */
export interface Framing {
  /** Names where the list comes from. The first source stays: the book's own before a web server's view of it. */
  from(source: () => Promise<readonly string[]>): void
  /** Origins that the site lists; empty if no page may frame it. Waits for the first list only. */
  origins(): Promise<readonly string[]>
}

/** @param now monotonic time in ms */
export function createFraming(now: () => number): Framing {
  let source: (() => Promise<readonly string[]>) | null = null
  let known: readonly string[] | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> | null = null

  async function ask(load: () => Promise<readonly string[]>): Promise<void> {
    askedAt = now()
    try {
      known = await load()
    } catch {
      // A known list stays; without one, no page may frame the site.
      known ??= []
    } finally {
      pending = null
    }
  }

  return {
    from(next) {
      source ??= next
    },
    async origins() {
      if (source === null) return []
      if (pending === null && now() - askedAt >= STALE_MS) pending = ask(source)
      if (known === null) await pending
      return known ?? []
    },
  }
}
