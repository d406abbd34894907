import { EVENT_STATUS, isListed, isOver, MARKET_STATUS, marketKey, PRICE_MAX_AGE_MS } from '@touchline/betting'
import type { BetStop } from '@touchline/sports'
import { type BoardEvent, type BoardMarket, findOutcome, type Quote } from '../../pricing/index.ts'
import { diffMarkets } from './board-diff.ts'
import type { BoardDiff, BoardUpdate, ReplicaBoard, WritablePriceBoard } from './types.ts'

interface MatchEntry {
  match: BoardEvent
  /** Keys of removed markets, so that a late bet is refused as 'closed' rather than 'missing'. */
  readonly left: Set<string>
}

/**
 * An empty board. It keeps no clock: every call that needs the time is given it.
 * @param onDiff called for every book that is put, also for one that changes nothing
 */
export function createPriceBoard(onDiff: (diff: BoardDiff) => void = () => {}): WritablePriceBoard & ReplicaBoard {
  const entries = new Map<number, MatchEntry>()

  return {
    put(eventId, update) {
      const entry = entries.get(eventId)
      const { next, diff } = replace(eventId, entry?.match, update)
      const left = entry?.left ?? new Set<string>()
      for (const { kind, market } of diff.changes) {
        if (kind === 'removed') left.add(marketKey(market.id, market.specifier))
        else left.delete(marketKey(market.id, market.specifier))
      }
      entries.set(eventId, { match: next, left })
      onDiff(diff)
      return diff
    },
    confirm(eventId, at) {
      const entry = entries.get(eventId)
      if (entry === undefined || at <= entry.match.fresh_at) return
      entry.match = { ...entry.match, fresh_at: at }
    },
    event: (eventId) => entries.get(eventId)?.match,
    quote(eventId, marketId, specifier, outcomeId, now) {
      const entry = entries.get(eventId)
      if (entry === undefined) return { state: 'missing' }
      const key = marketKey(marketId, specifier)
      const market = entry.match.markets.get(key)
      if (market === undefined) return { state: entry.left.has(key) ? 'closed' : 'missing' }
      return quoteMarket(entry.match, market, outcomeId, now)
    },
    remove(eventId) {
      entries.delete(eventId)
    },
    restore(match, gone) {
      const left = entries.get(match.id)?.left ?? new Set<string>()
      for (const key of gone) left.add(key)
      for (const key of match.markets.keys()) left.delete(key)
      entries.set(match.id, { match, left })
    },
    leftOf: (eventId) => entries.get(eventId)?.left ?? [],
  }
}

function replace(
  eventId: number,
  last: BoardEvent | undefined,
  update: BoardUpdate,
): { readonly next: BoardEvent; readonly diff: BoardDiff } {
  // Two updates within a millisecond, or after a clock was set back, must still have different versions.
  const version = Math.max(update.at, (last?.version ?? 0) + 1)
  const { markets, changes, urgent } = diffMarkets(last?.markets, update.markets, version, update.at)
  const statusChanged = last?.status !== update.status
  const betStopChanged = !sameBetStop(last?.betStop ?? null, update.betStop)
  const changed = changes.length > 0 || statusChanged || betStopChanged
  const next: BoardEvent = {
    id: eventId,
    status: update.status,
    betStop: update.betStop,
    version: changed || last === undefined ? version : last.version,
    fresh_at: Math.max(update.at, last?.fresh_at ?? 0),
    markets,
  }
  return {
    next,
    diff: {
      eventId,
      version: next.version,
      changes,
      status: statusChanged ? update.status : null,
      betStopChanged,
      urgent: urgent || betStopChanged || (last !== undefined && statusChanged),
    },
  }
}

function quoteMarket(match: BoardEvent, market: BoardMarket, outcomeId: string, now: number): Quote {
  if (isOver(match.status)) return { state: 'closed' }
  if (!isListed(market.status)) return { state: 'closed' }
  const outcome = findOutcome(market, outcomeId)
  if (outcome === undefined) return { state: 'missing' }
  if (now - match.fresh_at > PRICE_MAX_AGE_MS) return { state: 'stale' }
  if (market.bet_until !== null && now >= market.bet_until) return { state: 'suspended', reason: 'time' }
  if (match.status === EVENT_STATUS.stopped) return { state: 'suspended', reason: 'match' }
  if (market.status === MARKET_STATUS.suspended)
    return { state: 'suspended', reason: match.betStop?.reason ?? 'market' }
  if (match.betStop !== null && match.betStop.groups.length === 0) {
    return { state: 'suspended', reason: match.betStop.reason }
  }
  if (!outcome.active) return { state: 'suspended', reason: 'outcome' }
  const { odds, probability, refund } = outcome
  return { state: 'open', odds, version: market.version, probability, refund }
}

function sameBetStop(a: BetStop | null, b: BetStop | null): boolean {
  if (a === null || b === null) return a === b
  return a.reason === b.reason && a.groups.join('|') === b.groups.join('|')
}
