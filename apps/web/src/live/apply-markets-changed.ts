import { isListed, marketKey } from '@touchline/betting'
import { applyMarkets } from './apply-event.ts'
import { applyPatch } from './apply-market.ts'
import { mayBeOpen } from './price-lock.ts'
import type { LiveEvent, LiveMarket, MarketsChanged, Orphan } from './state.ts'

/**
 * Prices or statuses moved. A patch for a market without a definition is remembered, not shown: it may have overtaken
 * the response that names the market.
 */
export function applyMarketsChanged(match: LiveEvent, data: MarketsChanged, now: number): LiveEvent {
  const markets = new Map<string, LiveMarket>(match.markets)
  const orphans = new Map<string, Orphan>(match.orphans)
  const isOpen = mayBeOpen(match)
  let changed = false
  for (const patch of data.patches) {
    const key = marketKey(patch.id, patch.specifier)
    const held = match.markets.get(key)
    if (!held) {
      const orphan = orphans.get(key)
      if (!orphan || orphan.version < data.version) orphans.set(key, { version: data.version, patch })
      changed = true
      continue
    }
    const next = applyPatch(held, patch, data.version, isOpen, now)
    if (next === held) continue
    markets.set(key, next)
    changed = true
  }
  const patched = changed ? { ...match, markets, orphans } : match
  const whole = applyMarkets(patched, data.markets, now)
  if (whole === match) return match
  const stale = whole.listingStale || isListingStale(whole)
  return stale === whole.listingStale ? whole : { ...whole, listingStale: stale }
}

/** A listed market that closed, or a listed line that is no longer the balanced one. */
function isListingStale(match: LiveEvent): boolean {
  const { main, secondary, top, balanced } = match.listing
  const closed = (key: string | null) => {
    const status = key === null ? undefined : match.markets.get(key)?.status
    return status !== undefined && !isListed(status)
  }
  const moved = (key: string) => match.markets.get(key)?.mostBalanced === false
  return [main, secondary, ...top].some(closed) || balanced.some((key) => key !== main && moved(key))
}
