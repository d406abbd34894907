import { ODDS_SCALE } from '@touchline/betting'
import type { Market, MarketPatch } from '@touchline/contract'
import { MARKET_STATUS, type MarketStatus } from '@touchline/contract/constants'
import type { LiveMarket, LiveOutcome } from './state.ts'

type PricedOutcome = MarketPatch['outcomes'][number]

/** The displayed status of outcomes: no outcome is bettable while prices of its event cannot be open. */
export function shownStatus(status: MarketStatus, isOpen: boolean): MarketStatus {
  return isOpen || status !== MARKET_STATUS.allowed ? status : MARKET_STATUS.suspended
}

/** Odds that win nothing are no price, even of an active outcome. */
function isBettable({ active, odds }: PricedOutcome): boolean {
  return active && odds > ODDS_SCALE
}

function applyOutcome(
  held: LiveOutcome | undefined,
  priced: PricedOutcome,
  marketStatus: MarketStatus,
  now: number,
): LiveOutcome {
  const next = { odds: priced.odds, active: isBettable(priced) }
  if (!held) return { odds: next.odds, active: next.active, marketStatus, direction: null, changedAt: 0 }
  if (held.odds === next.odds && held.active === next.active && held.marketStatus === marketStatus) return held
  if (held.odds === next.odds) return { ...held, active: next.active, marketStatus }
  const direction = next.odds > held.odds ? 'up' : 'down'
  return { odds: next.odds, active: next.active, marketStatus, direction, changedAt: now }
}

interface Prices {
  readonly status: MarketStatus
  readonly mostBalanced: boolean
  readonly outcomes: readonly PricedOutcome[]
  readonly version: number
}

function applyPrices(held: LiveMarket, prices: Prices, isOpen: boolean, now: number): LiveMarket {
  const status = shownStatus(prices.status, isOpen)
  const outcomes = new Map(held.outcomes)
  const named = new Set(prices.outcomes.map((outcome) => outcome.id))
  for (const outcome of prices.outcomes) {
    outcomes.set(outcome.id, applyOutcome(held.outcomes.get(outcome.id), outcome, status, now))
  }
  for (const [id, outcome] of held.outcomes) {
    if (!named.has(id)) outcomes.set(id, applyOutcome(outcome, { id, odds: outcome.odds, active: false }, status, now))
  }
  return { ...held, status: prices.status, mostBalanced: prices.mostBalanced, version: prices.version, outcomes }
}

/** A names-free change over a market that is held. An older one changes nothing. */
export function applyPatch(
  held: LiveMarket,
  patch: MarketPatch,
  version: number,
  isOpen: boolean,
  now: number,
): LiveMarket {
  if (version <= held.version) return held
  return applyPrices(held, { ...patch, mostBalanced: patch.most_balanced, version }, isOpen, now)
}

/** A whole market: new, or newer than the one held. A newer one may also have new names. */
export function applyMarket(held: LiveMarket | undefined, market: Market, isOpen: boolean, now: number): LiveMarket {
  if (held && market.version <= held.version) return held
  const empty: LiveMarket = {
    definition: market,
    status: market.status,
    mostBalanced: market.most_balanced,
    version: market.version,
    outcomes: new Map(),
  }
  const base = held ? { ...held, definition: sameNames(held.definition, market) ? held.definition : market } : empty
  return applyPrices(base, { ...market, mostBalanced: market.most_balanced }, isOpen, now)
}

function sameNames(a: Market, b: Market): boolean {
  return (
    a.name === b.name &&
    a.outcomes.length === b.outcomes.length &&
    a.outcomes.every((outcome, at) => outcome.id === b.outcomes[at]?.id && outcome.name === b.outcomes[at]?.name)
  )
}
