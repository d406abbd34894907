import { EVENT_STATUS, type EventStatus, isListed, isOver, MARKET_STATUS, marketKey } from '@touchline/betting'
import type { BoardMarketInput } from '../../../pricing/index.ts'
import type { FeedStatus, OfferedMarket, OfferedOutcome, PriceMessage } from '../messages/types.ts'

/** A market as its producer left it. */
interface HeldMarket {
  readonly market: BoardMarketInput
  readonly producer: string
  /** Unix ms by the producer's clock. */
  readonly saidAt: number
  /** Wall ms. */
  readonly receivedAt: number
  readonly groups: readonly string[]
}

/** An event of the feed, as its messages leave it. */
export interface HeldEvent {
  readonly id: number
  readonly markets: Map<string, HeldMarket>
  status: EventStatus
  /** Somebody watches the match. */
  isReported: boolean
  /** How it stands, as said last; null before. */
  standing: FeedStatus | null
  /** Unix ms by the producer's clock of what `standing` comes from. */
  standingSaidAt: number
}

export function holdEvent(id: number, status: EventStatus): HeldEvent {
  return { id, markets: new Map(), status, isReported: true, standing: null, standingSaidAt: 0 }
}

type Message<K extends PriceMessage['kind']> = Extract<PriceMessage, { kind: K }>

/**
 * Takes prices over. Of a market and producer the later word counts; a market that is not in the message stays as it is.
 * @param groupsOf the feed's groups of a market; null where nobody has described it
 * @returns markets that are not known, which are left out
 */
export function takeOddsChange(
  held: HeldEvent,
  { markets, status, producer, saidAt }: Message<'odds_change'>,
  groupsOf: (marketId: number, specifier: string) => readonly string[] | null,
  receivedAt: number,
): readonly string[] {
  const unknown: string[] = []
  if (status !== null) takeStatus(held, status, saidAt)
  for (const offered of markets) {
    const key = marketKey(offered.marketId, offered.specifier)
    const groups = groupsOf(offered.marketId, offered.specifier)
    if (groups === null) {
      unknown.push(`market ${offered.marketId}${offered.specifier === '' ? '' : ` (${offered.specifier})`}`)
      continue
    }
    const last = held.markets.get(key)
    const isOwn = last?.producer === producer
    if (isOwn && saidAt < last.saidAt) continue
    // It goes over to a producer that has taken it already, or has yet to.
    if (offered.status === MARKET_STATUS.handed_over && last !== undefined && !isOwn) continue
    const market = toMarket(offered, last?.market)
    held.markets.set(key, { market, producer, saidAt, receivedAt, groups })
  }
  return unknown
}

/** Betting stops on the open markets of some groups. */
export function takeBetStop(held: HeldEvent, { groups, status, producer, saidAt }: Message<'bet_stop'>): void {
  for (const [key, one] of held.markets) {
    if (one.producer !== producer || saidAt < one.saidAt || one.market.status !== MARKET_STATUS.allowed) continue
    if (!groups.includes('all') && !one.groups.some((name) => groups.includes(name))) continue
    held.markets.set(key, { ...one, saidAt, market: { ...one.market, status } })
  }
}

function takeStatus(held: HeldEvent, status: FeedStatus, saidAt: number): void {
  if (saidAt < held.standingSaidAt) return
  held.standing = status
  held.standingSaidAt = saidAt
  held.isReported = status.isReported
  if (status.status !== null) held.status = status.status
}

/**
 * The book of the event. Suspended is all that nobody watches and all of a producer that cannot be relied on.
 * @param trusts whether what a producer said at a wall time still stands
 */
export function bookOf(
  { markets, status, isReported }: HeldEvent,
  trusts: (producer: string, receivedAt: number) => boolean,
): readonly BoardMarketInput[] {
  return [...markets.values()].map(({ market, producer, receivedAt }) => {
    if (isOver(status) && isListed(market.status)) return shut(market)
    const isOpen = market.status === MARKET_STATUS.allowed
    const isSure = isReported && status !== EVENT_STATUS.stopped && trusts(producer, receivedAt)
    return isOpen && !isSure ? { ...market, status: MARKET_STATUS.suspended } : market
  })
}

function shut(market: BoardMarketInput): BoardMarketInput {
  const outcomes = market.outcomes.map((outcome) => ({ ...outcome, active: false, odds: 0 }))
  return { ...market, status: MARKET_STATUS.settled, outcomes }
}

/** A market that comes without outcomes keeps those of before, and cannot be bet on. */
function toMarket(offered: OfferedMarket, last: BoardMarketInput | undefined): BoardMarketInput {
  const { marketId: id, specifier, outcomes } = offered
  const isSilent = outcomes.length === 0
  const handedOver = offered.status === MARKET_STATUS.handed_over
  const isLocked = handedOver || (isSilent && offered.status === MARKET_STATUS.allowed)
  return {
    id,
    specifier,
    status: isLocked ? MARKET_STATUS.suspended : offered.status,
    most_balanced: offered.mostBalanced,
    outcomes: isSilent ? (last?.outcomes ?? []) : withProbabilities(outcomes),
  }
}

/** Where the feed does not say how probable outcomes are, their prices do: without the margin they come to 1. */
function withProbabilities(outcomes: readonly OfferedOutcome[]): BoardMarketInput['outcomes'] {
  const inverse = outcomes.reduce((sum, { odds }) => sum + (odds > 0 ? 1 / odds : 0), 0)
  return outcomes.map(({ id, active, odds, probability }) => {
    return { id, active, odds, probability: probability ?? (odds > 0 ? 1 / odds / inverse : 0), refund: 0 }
  })
}
