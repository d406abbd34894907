import { EVENT_STATUS, marketKey } from '@touchline/betting'
import type { LegOutcome } from '@touchline/sports'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'

/**
 * The last statement about a market. `open`: it takes bets at prices made from `since` (Unix ms) on, apart from
 * outcomes that do not take part.
 */
export type MarketWord =
  | { readonly state: 'settled' | 'cancelled' }
  | { readonly state: 'open'; readonly since: number; readonly out: readonly string[] }

/** The last statements about a match: about single markets, by `marketKey`, and about the whole match. */
export interface MatchWords {
  readonly markets: ReadonlyMap<string, MarketWord>
  readonly whole: MarketWord | null
}

/** The results and cancellations that this process knows, from every source. */
export interface ResultWatch {
  of(eventId: number): MatchWords | undefined
  /** Calls the listener for every match with a new statement; the returned function unsubscribes. */
  onChange(listener: (eventId: number) => void): () => void
  /** Looks again. */
  refresh(): Promise<void>
}

/** Words are read again for so long: their time is that of another process, and of before their commit. */
const OVERLAP_MS = 15_000
/** The most matches that are remembered; those without a statement for longest are forgotten first. */
const MOST_MATCHES = 10_000

interface Row {
  readonly match_id: number
  readonly market_id: number | null
  readonly specifier: string | null
  readonly state: 'settled' | 'cancelled' | 'open'
  readonly since: Date
  readonly out: readonly string[]
}

const CHANGED = `
  SELECT DISTINCT match_id::int AS match_id FROM (
    SELECT match_id, recorded_at AS at FROM market_results
    UNION ALL SELECT match_id, received_at FROM market_cancels WHERE match_id IS NOT NULL) w
  WHERE at > $1 OR ($2 AND EXISTS (SELECT 1 FROM matches m WHERE m.id = w.match_id AND m.status < ${EVENT_STATUS.closed}))`

const WORDS = `
  SELECT r.match_id::int AS match_id, r.market_id, r.specifier, r.recorded_at AS since,
         CASE WHEN r.decided_at IS NOT NULL THEN 'settled' ELSE 'open' END AS state,
         ARRAY(SELECT key FROM jsonb_each_text(r.outcomes) WHERE value IS NOT NULL ORDER BY 1) AS out
  FROM market_results r WHERE r.match_id = ANY ($1::bigint[])
  UNION ALL
  SELECT c.match_id::int, c.market_id, c.specifier, coalesce(k.received_at, c.received_at),
         CASE WHEN k.received_at IS NULL AND c.outcome_id IS NULL THEN 'cancelled' ELSE 'open' END,
         CASE WHEN k.received_at IS NULL AND c.outcome_id IS NOT NULL THEN ARRAY[c.outcome_id] ELSE '{}' END
  FROM market_cancels c
  LEFT JOIN LATERAL (
    SELECT max(k.received_at) AS received_at FROM market_cancels k
    WHERE k.match_id = c.match_id AND k.is_rollback AND k.said_at >= c.said_at AND NOT (c.keeps_results AND k.market_id IS NOT NULL)
      AND (k.market_id IS NULL OR (k.market_id = c.market_id AND k.specifier = c.specifier))
      AND (k.outcome_id IS NULL OR k.outcome_id = c.outcome_id)
      AND (k.starts_at IS NULL OR k.starts_at <= c.starts_at) AND (k.ends_at IS NULL OR k.ends_at >= c.ends_at)) k ON true
  WHERE c.match_id = ANY ($1::bigint[]) AND NOT c.is_rollback
    AND (c.starts_at IS NULL OR c.starts_at <= $2) AND (c.ends_at IS NULL OR c.ends_at >= $2)`

/** How the markets of a match ended that were recorded, and whether a market was cancelled since. */
export interface Decided {
  readonly decided: readonly {
    readonly id: number
    readonly specifier: string
    readonly outcomes: Readonly<Record<string, LegOutcome>>
  }[]
  isCancelled(marketId: number, specifier: string): boolean
}

/** @param now Unix ms */
export async function loadDecided(db: Db, eventId: number, now: number): Promise<Decided> {
  const rows = await db.query<Row>(WORDS, [[eventId], new Date(now)])
  const words = wordsOf(rows)
  const decided = await db.query<Decided['decided'][number]>(
    `SELECT market_id AS id, specifier, outcomes FROM market_results
     WHERE match_id = $1 AND decided_at IS NOT NULL ORDER BY market_id, specifier`,
    [eventId],
  )
  return {
    decided,
    isCancelled(marketId, specifier) {
      const own = words.markets.get(marketKey(marketId, specifier))
      return words.whole?.state === 'cancelled' || own?.state === 'cancelled'
    },
  }
}

/** Nothing is known until the first look. */
export function createResultWatch(db: Db, clock: Clock): ResultWatch {
  const known = new Map<number, { readonly words: MatchWords; readonly text: string }>()
  const listeners = new Set<(eventId: number) => void>()
  let since: number | null = null

  function learn(eventId: number, rows: readonly Row[]): void {
    const text = JSON.stringify(rows)
    if (known.get(eventId)?.text === text) return
    known.delete(eventId)
    known.set(eventId, { words: wordsOf(rows), text })
    for (const listener of listeners) listener(eventId)
  }

  return {
    of: (eventId) => known.get(eventId)?.words,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async refresh() {
      const now = clock.now()
      const isFirst = since === null
      const changed = await db.query<{ match_id: number }>(CHANGED, [new Date((since ?? now) - OVERLAP_MS), isFirst])
      since = now
      if (changed.length === 0) return
      const ids = changed.map((row) => row.match_id)
      const rows = await db.query<Row>(WORDS, [ids, new Date(now)])
      for (const id of ids)
        learn(
          id,
          rows.filter((row) => row.match_id === id),
        )
      for (const id of known.keys()) {
        if (known.size <= MOST_MATCHES) break
        known.delete(id)
      }
    },
  }
}

function wordsOf(rows: readonly Row[]): MatchWords {
  const markets = new Map<string, MarketWord>()
  let whole: MarketWord | null = null
  for (const row of rows) {
    if (row.market_id === null) whole = stronger(whole, wordOf(row))
    else {
      const key = marketKey(row.market_id, row.specifier ?? '')
      markets.set(key, stronger(markets.get(key) ?? null, wordOf(row)))
    }
  }
  return { markets, whole }
}

function wordOf({ state, since, out }: Row): MarketWord {
  return state === 'open' ? { state, since: since.getTime(), out } : { state }
}

/** Of two words about a market, the one that lets less be bet. */
export function stronger(one: MarketWord | null, other: MarketWord): MarketWord {
  if (one === null || other.state === 'settled') return other
  if (one.state !== 'open') return one
  if (other.state !== 'open') return other
  return { state: 'open', since: Math.max(one.since, other.since), out: [...one.out, ...other.out] }
}
