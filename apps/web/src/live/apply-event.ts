import { marketKey } from '@touchline/betting'
import type { Market } from '@touchline/contract'
import { applyMarket, applyPatch } from './apply-market.ts'
import { mayBeOpen, relocked } from './price-lock.ts'
import type { EventFacts, ListingKeys, LiveEvent, LiveMarket, SportEventData } from './state.ts'

const NO_LISTING: ListingKeys = { main: null, secondary: null, top: [], balanced: [] }

function factsOf(event: SportEventData): EventFacts {
  const shared = { status: event.status, startTime: event.start_time, availableMarkets: event.available_markets }
  return event.type === 'match'
    ? {
        ...shared,
        stage: event.stage,
        stageName: event.stage_name,
        betStopReason: event.bet_stop_reason,
        offeredAs: event.offered_as,
        statistics: event.statistics,
        drawn: null,
      }
    : {
        ...shared,
        stage: 0,
        stageName: stageNameOf(event),
        betStopReason: null,
        offeredAs: event.type === 'outright' ? event.offered_as : undefined,
        statistics: null,
        drawn: drawnOf(event),
      }
}

function drawnOf(event: SportEventData): EventFacts['drawn'] {
  return event.type === 'draw' ? { balls: event.balls, bonus: event.bonus_ball } : null
}

function stageNameOf(event: Exclude<SportEventData, { type: 'match' }>): string {
  return event.type === 'race' ? event.stage_name : ''
}

function listedMarkets(event: SportEventData): Market[] {
  const secondary = 'secondary_market' in event ? event.secondary_market : null
  const top = event.type === 'match' ? event.top_markets : []
  return [event.main_market, secondary, ...top].filter((market) => market !== null)
}

function listingOf(event: SportEventData): ListingKeys {
  const keyOf = ({ id, specifier }: Market) => marketKey(id, specifier)
  const key = (market: Market | null) => (market ? keyOf(market) : null)
  if (event.type === 'outright' || event.type === 'draw') return { ...NO_LISTING, main: key(event.main_market) }
  const top = event.type === 'match' ? event.top_markets.map(keyOf) : []
  const balanced = listedMarkets(event).filter((market) => market.most_balanced)
  return { main: key(event.main_market), secondary: key(event.secondary_market), top, balanced: balanced.map(keyOf) }
}

/** Whole markets over those held; changes that came before their market are caught up. */
export function applyMarkets(match: LiveEvent, incoming: readonly Market[], now: number): LiveEvent {
  const markets = new Map(match.markets)
  const orphans = new Map(match.orphans)
  const isOpen = mayBeOpen(match)
  let changed = false
  for (const market of incoming) {
    const key = marketKey(market.id, market.specifier)
    const held = markets.get(key)
    if (!held && market.outcomes.length === 0) continue
    let next: LiveMarket = applyMarket(held, market, isOpen, now)
    const orphan = orphans.get(key)
    if (orphan) {
      next = applyPatch(next, orphan.patch, orphan.version, isOpen, now)
      orphans.delete(key)
    }
    if (next !== held) {
      markets.set(key, next)
      changed = true
    }
  }
  return changed ? { ...match, markets, orphans } : match
}

/**
 * Applies an event from a response of the back end. Older facts are ignored; markets are compared one by one, by their
 * versions.
 */
export function applyEvent(
  held: LiveEvent | undefined,
  event: SportEventData,
  providerUp: boolean,
  now: number,
): LiveEvent {
  const base: LiveEvent = held ?? {
    id: event.id,
    provider: event.provider,
    sportType: (event.type === 'match' ? event.tournament : event.parent).sport.type,
    providerUp,
    version: -1,
    facts: factsOf(event),
    listing: NO_LISTING,
    markets: new Map(),
    orphans: new Map(),
    listingStale: false,
  }
  const current =
    event.version >= base.version
      ? { ...base, version: event.version, facts: factsOf(event), listing: listingOf(event), listingStale: false }
      : base
  return withSameListing(held, applyMarkets(relocked(base, current), listedMarkets(event), now))
}

/** Notifies followers of the list of markets only when other markets are listed, or their names change. */
function withSameListing(held: LiveEvent | undefined, next: LiveEvent): LiveEvent {
  if (!held || held.listing === next.listing) return next
  const keys = ({ main, secondary, top }: ListingKeys) => [main, secondary, ...top]
  const balanced = (listing: ListingKeys) => JSON.stringify(listing.balanced)
  const [before, after] = [keys(held.listing), keys(next.listing)]
  const isSame =
    before.length === after.length &&
    balanced(held.listing) === balanced(next.listing) &&
    after.every(
      (key, at) =>
        key === before[at] && (key === null || held.markets.get(key)?.definition === next.markets.get(key)?.definition),
    )
  return isSame ? { ...next, listing: held.listing } : next
}
