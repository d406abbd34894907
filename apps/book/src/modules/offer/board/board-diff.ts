import { isListed, MARKET_STATUS, marketKey } from '@touchline/betting'
import {
  type BoardMarket,
  type BoardMarketInput,
  type BoardOutcome,
  ownOrigin,
  type PriceOrigin,
} from '../../pricing/index.ts'
import type { BoardChange } from './types.ts'

interface MarketsDiff {
  readonly markets: ReadonlyMap<string, BoardMarket>
  readonly changes: readonly BoardChange[]
  readonly urgent: boolean
}

/**
 * Compares the new book with the last one. Equal markets stay the same object. A market whose fair probabilities moved
 * inside one price step takes them silently: same version, no change to publish. The same holds for a market that a
 * newer message repeats: its price is then dated by that message.
 */
export function diffMarkets(
  last: ReadonlyMap<string, BoardMarket> | undefined,
  inputs: readonly BoardMarketInput[],
  version: number,
  at: number,
): MarketsDiff {
  const markets = new Map<string, BoardMarket>()
  const changes: BoardChange[] = []
  const given = new Set<string>()
  let urgent = false
  for (const input of inputs) {
    const key = marketKey(input.id, input.specifier)
    given.add(key)
    const before = last?.get(key)
    const market = before === undefined ? made(input, version, at) : merge(before, input, version, at)
    const listed = isListed(market.status)
    if (listed) markets.set(key, market)
    if (before?.version === market.version || (before === undefined && !listed)) continue
    if (before !== undefined && before.status !== market.status) urgent = true
    changes.push({ kind: !listed ? 'removed' : isNamed(before, market) ? 'changed' : 'new', market })
  }
  for (const [key, before] of last ?? []) {
    if (given.has(key)) continue
    urgent = true
    changes.push({ kind: 'removed', market: { ...before, status: MARKET_STATUS.not_allowed, version } })
  }
  return { markets, changes, urgent }
}

/** Whether those who have the market have a name for each of its outcomes: a change carries none. */
function isNamed(before: BoardMarket | undefined, market: BoardMarket): boolean {
  const known = new Set(before?.outcomes.map(({ id }) => id))
  return before !== undefined && market.outcomes.every(({ id }) => known.has(id))
}

function merge(before: BoardMarket, input: BoardMarketInput, version: number, at: number): BoardMarket {
  const { outcomes, visible } = mergeOutcomes(before.outcomes, input.outcomes)
  if (visible || before.status !== input.status || before.most_balanced !== input.most_balanced) {
    return { ...made(input, version, at), outcomes }
  }
  if (outcomes !== before.outcomes) return { ...made(input, before.version, at), outcomes }
  const next = made(input, before.version, at)
  const isSame =
    (input.origin === undefined || sameOrigin(before.origin, next.origin)) &&
    before.cash_out === next.cash_out &&
    before.chances === next.chances &&
    before.isHeld === next.isHeld &&
    before.bet_until === next.bet_until
  return isSame ? before : { ...next, outcomes }
}

function made(input: BoardMarketInput, version: number, at: number): BoardMarket {
  const { cash_out = 1, bet_until = null, origin = ownOrigin(at) } = input
  return { ...input, version, priced_at: at, origin, cash_out, bet_until }
}

function sameOrigin(a: PriceOrigin, b: PriceOrigin): boolean {
  return a.generated_at === b.generated_at && a.producer === b.producer && a.provider === b.provider
}

/** `visible`: a player would see a difference. */
function mergeOutcomes(
  before: readonly BoardOutcome[],
  next: readonly BoardOutcome[],
): { readonly outcomes: readonly BoardOutcome[]; readonly visible: boolean } {
  let same = before.length === next.length
  let visible = !same
  const merged = next.map((outcome, i) => {
    const old = before[i]
    if (old === undefined || !equalPrice(old, outcome)) visible = true
    else if (old.probability === outcome.probability && old.refund === outcome.refund) return old
    same = false
    return outcome
  })
  return { outcomes: same ? before : merged, visible }
}

function equalPrice(a: BoardOutcome, b: BoardOutcome): boolean {
  return a.id === b.id && a.active === b.active && a.odds === b.odds
}
