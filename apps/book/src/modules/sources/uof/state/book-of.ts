import { EVENT_STATUS, type EventStatus, isListed, isOver, MARKET_STATUS, type MarketStatus } from '@touchline/betting'
import { closeMarket } from '../../../offer/index.ts'
import type { BoardMarketInput, PriceOrigin } from '../../../pricing/index.ts'
import { covers } from '../messages/groups.ts'
import type { HeldEvent, HeldStop } from './held-event.ts'
import { type MarketNow, marketNow } from './held-market.ts'
import { compareTimes } from './order.ts'
import { playNow } from './play-now.ts'
import { isPrematchProducer } from './producer-scopes.ts'

/** What a book depends on besides the statements about its event. */
export interface BookTerms {
  /** Unix ms. */
  readonly now: number
  /** Unix ms at which bets end that are placed before it: the start of a match, the end of an outright. */
  readonly startsAt: number
  readonly status: EventStatus
  /** The feed's groups of a market, empty if unknown; null if the market has no description. */
  groupsOf(marketId: number, specifier: string): readonly string[] | null
  /** Whether an outcome has a description. */
  describes(marketId: number, specifier: string, outcomeId: string): boolean
  /** Whether the probabilities of a provider's outcomes are requested because its messages have none. */
  asksChances(provider: PriceOrigin['provider']): boolean
  /** Whether prices that a producer sent at a wall time still hold. */
  trusts(producer: string, receivedAt: number): boolean
}

/**
 * The book of an event: described markets and outcomes alone. Suspended is everything while no scout watches,
 * everything of an unreliable producer, everything that a bet stop covers, and, once the match has begun, prices for
 * the time before the start. Bets on a match that has not begun end with its start.
 */
export function bookOf(event: HeldEvent, terms: BookTerms): readonly BoardMarketInput[] {
  const { status } = terms
  const { isOnHold } = playNow(event.plays)
  const isReliable = (event.isReported?.value ?? true) && (event.isClear?.value ?? true)
  const isWatched = isReliable && status !== EVENT_STATUS.stopped && !isOnHold
  const isBefore = status === EVENT_STATUS.prematch
  const book: BoardMarketInput[] = []
  for (const held of event.markets.values()) {
    const now = marketNow(held, (offered, outcomeId) => terms.describes(offered.marketId, offered.specifier, outcomeId))
    if (now === null) continue
    const { id, specifier } = now.market
    const groups = terms.groupsOf(id, specifier)
    if (groups === null || (now.market.outcomes.length === 0 && now.isPriced)) continue
    if (isOver(status) && isListed(now.status)) {
      book.push(closeMarket(now.market, MARKET_STATUS.settled))
      continue
    }
    const { word, market } = stopped(now, groups, event.stops.values())
    const { origin, receivedAt } = word
    const betUntil = isBefore
      ? Math.min(terms.startsAt, market.bet_until ?? terms.startsAt)
      : (market.bet_until ?? null)
    const isSure =
      isWatched &&
      terms.trusts(`${origin.provider} ${origin.producer}`, receivedAt) &&
      (isBefore || !isPrematchProducer(origin)) &&
      (betUntil === null || terms.now < betUntil)
    const isOpen = market.status === MARKET_STATUS.allowed
    const isAsked = now.lacksChances && terms.asksChances(market.origin?.provider ?? null)
    book.push({
      ...market,
      bet_until: betUntil,
      ...(isOpen && !isSure && { status: MARKET_STATUS.suspended }),
      ...(isAsked && { chances: 'asked' }),
    })
  }
  return book
}

/**
 * The market under the stops that were reported since, or in the same moment: the one that lets least be seen counts.
 */
function stopped(now: MarketNow, groups: readonly string[], stops: Iterable<HeldStop>): MarketNow {
  if (now.status !== MARKET_STATUS.allowed) return now
  let status: MarketStatus = now.status
  for (const stop of stops) {
    if (compareTimes(stop.time, now.word.time) < 0) continue
    if (!covers(stop.groups, groups)) continue
    if (strictness(stop.status) > strictness(status)) status = stop.status
  }
  return { ...now, market: { ...now.market, status } }
}

function strictness(status: MarketStatus): number {
  return status === MARKET_STATUS.allowed ? 0 : status === MARKET_STATUS.suspended ? 1 : 2 - status
}
