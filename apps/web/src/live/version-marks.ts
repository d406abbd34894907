import type { LiveEvent, MarketsChanged, SportEventData } from './state.ts'

/**
 * Versions only grow, in steps of any size: milliseconds here, a counter elsewhere. A step longer than a month of
 * milliseconds is taken for an error.
 */
const LONGEST_STEP = 31 * 24 * 3_600_000
/** A response older than a state that has been held for this long cannot have been overtaken in transit. */
const SETTLED_MS = 30_000

interface Mark {
  readonly version: number
  /** When it was reached, in ms. */
  readonly at: number
}

/** How far each event has come, so that an impossible version does not make all later ones look old. */
export interface VersionMarks {
  /** Whether a message may be applied; if not, the event must be fetched. */
  isCredible(id: number, version: number): boolean
  /** Takes note of a version that was applied. */
  reached(id: number, version: number): void
  /** Whether a response shows that the held event is ahead of the truth. */
  contradicts(held: LiveEvent, answer: SportEventData): boolean
  /** Starts over for an event from the version of a response. */
  restart(id: number, version: number): void
  forget(id: number): void
}

export function createVersionMarks(now: () => number): VersionMarks {
  const marks = new Map<number, Mark>()
  return {
    isCredible(id, version) {
      const mark = marks.get(id)
      // Events that are over have version 0: nothing is known of where they were.
      return mark === undefined || mark.version <= 0 || version - mark.version <= LONGEST_STEP
    },
    reached(id, version) {
      const mark = marks.get(id)
      if (mark === undefined || version > mark.version) marks.set(id, { version, at: now() })
    },
    contradicts(held, answer) {
      const mark = marks.get(held.id)
      return mark !== undefined && newestIn(answer) < mark.version && now() - mark.at > SETTLED_MS
    },
    restart: (id, version) => void marks.set(id, { version, at: now() }),
    forget: (id) => void marks.delete(id),
  }
}

/** The newest version anywhere in a response. */
export function newestIn(answer: SportEventData): number {
  const secondary = 'secondary_market' in answer ? answer.secondary_market : null
  const top = answer.type === 'match' ? answer.top_markets : []
  return Math.max(answer.version, ...[answer.main_market, secondary, ...top].map((market) => market?.version ?? 0))
}

/** The newest version anywhere in a message. */
export function newestOfMarkets({ version, markets }: MarketsChanged): number {
  return Math.max(version, ...markets.map((market) => market.version))
}

/** The held event without its versions: the next message is newer in any case. */
export function withoutVersions(held: LiveEvent): LiveEvent {
  const markets = [...held.markets].map(([key, market]) => [key, { ...market, version: -1 }] as const)
  return { ...held, version: -1, markets: new Map(markets), orphans: new Map() }
}
