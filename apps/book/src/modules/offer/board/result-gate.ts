import { isListed, isOver, MARKET_STATUS, marketKey } from '@touchline/betting'
import type { BoardMarketInput } from '../../pricing/index.ts'
import { type MarketWord, type MatchWords, stronger } from '../../pricing/results/index.ts'
import { closeMarket, closeOutcome } from './close-outcome.ts'
import type { BoardDiff, BoardUpdate, WritablePriceBoard } from './types.ts'

/** A board that suspends every market whose result is already known. */
export interface ResultGate extends WritablePriceBoard {
  /** A statement about a match was stored: its markets close by it, or wait for fresh prices. */
  received(eventId: number): void
}

interface GateDeps {
  readonly board: WritablePriceBoard
  wordsOf(eventId: number): MatchWords | undefined
}

/**
 * Closes a market once its result is known or it is cancelled, even if its source still prices it. A market whose
 * result is taken back is suspended until a book that was priced, or confirmed by its source, after that.
 */
export function createResultGate({ board, wordsOf }: GateDeps): ResultGate {
  const books = new Map<number, BoardUpdate>()

  function put(eventId: number, update: BoardUpdate): BoardDiff {
    if (isOver(update.status)) books.delete(eventId)
    else books.set(eventId, update)
    const words = isOver(update.status) ? undefined : wordsOf(eventId)
    return board.put(eventId, words === undefined ? update : { ...update, markets: closed(update, words) })
  }

  return {
    ...board,
    put,
    confirm(eventId, at) {
      const update = books.get(eventId)
      if (update !== undefined && at > update.at) {
        const confirmed = { ...update, at }
        books.set(eventId, confirmed)
        if (isWaiting(wordsOf(eventId), update.at)) put(eventId, confirmed)
      }
      board.confirm(eventId, at)
    },
    remove(eventId) {
      books.delete(eventId)
      board.remove(eventId)
    },
    received(eventId) {
      const update = books.get(eventId)
      if (update !== undefined) put(eventId, update)
    },
  }
}

/** Whether a market waits for a price that is newer than the book. */
function isWaiting(words: MatchWords | undefined, pricedAt: number): boolean {
  if (words === undefined) return false
  const all = words.whole === null ? [...words.markets.values()] : [words.whole, ...words.markets.values()]
  return all.some((word) => word.state === 'open' && pricedAt < word.since)
}

function closed({ at, markets }: BoardUpdate, { markets: words, whole }: MatchWords): readonly BoardMarketInput[] {
  return markets.map((market) => {
    const own = words.get(marketKey(market.id, market.specifier))
    const word = own === undefined ? whole : stronger(whole, own)
    return word === null || !isListed(market.status) ? market : underWord(market, word, at)
  })
}

function underWord(market: BoardMarketInput, word: MarketWord, pricedAt: number): BoardMarketInput {
  switch (word.state) {
    case 'settled':
    case 'cancelled':
      return closeMarket(market, MARKET_STATUS[word.state])
    case 'open': {
      const out = new Set(word.out)
      const outcomes =
        out.size === 0 ? market.outcomes : market.outcomes.map((one) => (out.has(one.id) ? closeOutcome(one) : one))
      // Every outcome has a result, so nothing is left to bet on.
      if (market.outcomes.length > 0 && market.outcomes.every((one) => out.has(one.id))) {
        return { ...market, outcomes, status: MARKET_STATUS.settled }
      }
      return { ...market, outcomes, status: pricedAt < word.since ? MARKET_STATUS.suspended : market.status }
    }
  }
}
