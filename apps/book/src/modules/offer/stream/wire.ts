import type { BetStop } from '@touchline/sports'
import {
  type BoardEvent,
  type BoardMarket,
  type BoardOutcome,
  ownOrigin,
  type PriceOrigin,
} from '../../pricing/index.ts'

/**
 * A market, short: a thousand of them travel every second. The numbers of its outcomes are in one list, which is read
 * without making an object of each.
 */
export type WireMarket = readonly [
  id: number,
  specifier: string,
  status: BoardMarket['status'],
  mostBalanced: 0 | 1,
  /**
   * By how much its version is below that of its book, and it was priced before that was confirmed: small numbers are
   * cheap.
   */
  versionsBehind: number,
  msBefore: number,
  /** Ids of the outcomes; null where they are those the follower has. */
  outcomeIds: readonly string[] | null,
  /** Four of each outcome: active (0 or 1), scaled odds, probability, refund. */
  figures: readonly number[],
  /**
   * Which message made its prices, whether bets may be cashed out and when they end; absent: the book's own programme,
   * they may, at no time.
   */
  details?: readonly [
    provider: PriceOrigin['provider'],
    producer: string,
    generatedAt: number,
    cashOut: BoardMarket['cash_out'],
    betUntil: BoardMarket['bet_until'],
    chances?: 'asked' | null,
    isHeld?: 1,
  ],
]

const FIGURES = 4

/** A book, or what of it is other than before. */
export interface WireBook {
  readonly id: number
  readonly status: BoardEvent['status']
  readonly betStop: BetStop | null
  readonly version: number
  /** Wall ms at which its prices were confirmed last. */
  readonly freshAt: number
  readonly markets: readonly WireMarket[]
  /** Keys of markets that have left since. */
  readonly left: readonly string[]
  /** It holds all markets: those that are not in it are gone. */
  readonly isWhole: boolean
}

/** An event with ids in place of its league and competitors; the follower has those. */
export type WireEvent = Readonly<Record<string, unknown>> & { readonly id: number; readonly type: string }

/**
 * The messages of a follower, in order: the snapshot in parts, the last one `done`, with differences in between; then
 * differences.
 */
export interface Frame {
  /** Of the owner: another one begins with a snapshot. */
  readonly epoch: number
  /** Diffs are numbered. A snapshot names the last diff it contains, a beat the last diff that was sent. */
  readonly seq: number
  readonly kind: 'snapshot' | 'changes' | 'beat'
  /** A snapshot begins: an earlier one that never ended is discarded. */
  readonly first?: boolean
  /** Nothing of the snapshot is left to come: what it did not hold is gone. */
  readonly done?: boolean
  readonly events?: readonly WireEvent[]
  readonly books?: readonly WireBook[]
  /** Leagues, competitors or descriptions of markets are to be read again first. */
  readonly reference?: boolean
  /** Ids of events that left. */
  readonly gone?: readonly number[]
  /** Confirmed prices: wall ms, and ids of the events. */
  readonly confirmed?: readonly (readonly [at: number, ids: readonly number[]])[]
  /** Bets taken on each event. */
  readonly bets?: readonly (readonly [id: number, count: number])[]
}

/** What the numbers of a market refer to. */
type Head = Pick<WireBook, 'version' | 'freshAt'>

/** @param before as the follower has it; absent where it has none */
export function encodeMarket(market: BoardMarket, head: Head, before?: BoardMarket): WireMarket {
  const { id, specifier, status, outcomes } = market
  const ids = before !== undefined && haveSameIds(before, market) ? null : outcomes.map((one) => one.id)
  const figures: number[] = []
  for (const one of outcomes) figures.push(one.active ? 1 : 0, one.odds, one.probability, one.refund)
  const [behind, ms] = [head.version - market.version, head.freshAt - market.priced_at]
  const wire = [id, specifier, status, market.most_balanced ? 1 : 0, behind, ms, ids, figures] as const
  const { provider, producer, generated_at: generatedAt } = market.origin
  const isOwn = provider === null && generatedAt === market.priced_at
  const { cash_out: cashOut, bet_until: betUntil, chances, isHeld } = market
  const isPlain = isOwn && cashOut === 1 && betUntil === null && chances === undefined && isHeld === undefined
  if (isPlain) return wire
  const details = [provider, producer, generatedAt, cashOut, betUntil] as const
  if (isHeld) return [...wire, [...details, chances ?? null, 1]]
  return [...wire, chances === undefined ? details : [...details, chances]]
}

/**
 * @param before as it was; absent where it was not there
 * @throws where the ids of its outcomes are to be those of before, and are not as many
 */
export function decodeMarket(wire: WireMarket, head: Head, before?: BoardMarket): BoardMarket {
  const [id, specifier, status, balanced, behind, ms, ids, figures, details] = wire
  const known = before?.outcomes ?? []
  if ((ids ?? known).length * FIGURES !== figures.length) throw new Error(`Market ${id} has other outcomes than before`)
  const outcomes: BoardOutcome[] = []
  for (let i = 0; i * FIGURES < figures.length; i++) {
    const at = i * FIGURES
    outcomes.push({
      id: (ids === null ? known[i]?.id : ids[i]) ?? '',
      active: figures[at] === 1,
      odds: figures[at + 1] ?? 0,
      probability: figures[at + 2] ?? 0,
      refund: figures[at + 3] ?? 0,
    })
  }
  const [version, pricedAt] = [head.version - behind, head.freshAt - ms]
  const origin =
    details === undefined
      ? ownOrigin(pricedAt)
      : { provider: details[0], producer: details[1], generated_at: details[2] }
  const [cashOut, betUntil] = details === undefined ? [1 as const, null] : [details[3], details[4]]
  const more = { ...(details?.[5] && { chances: details[5] }), ...(details?.[6] && { isHeld: true as const }) }
  const prices = { version, priced_at: pricedAt, origin, cash_out: cashOut, bet_until: betUntil, ...more, outcomes }
  return { id, specifier, status, most_balanced: balanced === 1, ...prices }
}

function haveSameIds(a: BoardMarket, b: BoardMarket): boolean {
  return a.outcomes.length === b.outcomes.length && a.outcomes.every(({ id }, i) => id === b.outcomes[i]?.id)
}
