import { marketKey } from '@touchline/betting'
import type { BoardMarket } from '../../pricing/index.ts'
import type { BoardDiff } from '../board/types.ts'

/** Changes that are not yet published on a match's channel. */
export interface Pending {
  /** Keys of markets the channel has not carried. */
  readonly fresh: Set<string>
  /** Keys of markets that changed. */
  readonly changed: Set<string>
  /** Last form of markets that left. */
  readonly removed: Map<string, BoardMarket>
  /** Wall ms of the oldest untold change of markets; null while there is none. */
  marketsSince: number | null
  /** Wall ms of the oldest untold change of score or clock; null while there is none. */
  matchSince: number | null
  /** The same for the lists, which receive scores and phases only. */
  listSince: number | null
  /** Not to wait for the next flush. */
  urgent: boolean
}

export function createPending(): Pending {
  return {
    fresh: new Set(),
    changed: new Set(),
    removed: new Map(),
    marketsSince: null,
    matchSince: null,
    listSince: null,
    urgent: false,
  }
}

/** Adds a difference of the board; the last value of a market wins. */
export function addDiff(pending: Pending, diff: BoardDiff, at: number): void {
  for (const { kind, market } of diff.changes) {
    const key = marketKey(market.id, market.specifier)
    switch (kind) {
      case 'new':
        pending.removed.delete(key)
        pending.changed.delete(key)
        pending.fresh.add(key)
        break
      case 'changed':
        if (!pending.fresh.has(key)) pending.changed.add(key)
        break
      case 'removed':
        pending.changed.delete(key)
        // Came and went between two flushes: the channel need not know.
        if (!pending.fresh.delete(key)) pending.removed.set(key, market)
        break
    }
  }
  if (diff.changes.length > 0) pending.marketsSince ??= at
  if (diff.urgent) pending.urgent = true
}

/** Clears the changes of markets after they were published. */
export function clearMarkets(pending: Pending): void {
  pending.fresh.clear()
  pending.changed.clear()
  pending.removed.clear()
  pending.marketsSince = null
}
