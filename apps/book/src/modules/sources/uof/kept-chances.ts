import type { Clock } from '../../../kernel/clock.ts'
import type { EventChances } from './api/fetch-chances.ts'

/**
 * How long the probabilities of an event, or their absence, are cached, in ms. The payout is limited by current prices,
 * so a cached probability never pays more than they justify.
 */
const KEPT_MS = { live: 3_000, before: 30_000, none: 3_000 }
/** Events that are requested from the vendor at the same time. */
const AT_ONCE = 4

export interface KeptChancesDeps {
  readonly clock: Clock
  isLive(eventId: number): boolean
  /** Requests them from the vendor; null without a response. */
  load(eventId: number): Promise<EventChances | null>
}

/** Requests probabilities from the vendor, for each event at most once per interval. */
export interface KeptChances {
  /** @returns what is known of each event now, null where nothing is */
  get(eventIds: Iterable<number>): Promise<ReadonlyMap<number, EventChances | null>>
}

export function createKeptChances({ clock, isLive, load }: KeptChancesDeps): KeptChances {
  const kept = new Map<number, { readonly chances: EventChances | null; readonly at: number }>()

  async function renew(eventId: number): Promise<void> {
    const chances = await load(eventId)
    kept.set(eventId, { chances, at: clock.now() })
  }

  return {
    async get(eventIds) {
      const now = clock.now()
      for (const [id, { at, chances }] of kept) {
        const kind = chances === null ? 'none' : isLive(id) ? 'live' : 'before'
        if (now - at > KEPT_MS[kind]) kept.delete(id)
      }
      const wanted = [...new Set(eventIds)]
      const missing = wanted.filter((id) => !kept.has(id))
      const line = missing.values()
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const id of line) await renew(id)
        }),
      )
      return new Map(wanted.map((id) => [id, kept.get(id)?.chances ?? null]))
    },
  }
}
