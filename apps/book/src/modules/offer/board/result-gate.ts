import { isListed, MARKET_STATUS, marketKey } from '@touchline/betting'
import type { BoardMarketInput } from '../../pricing/index.ts'
import { type MarketWord, type MatchWords, stronger } from '../../pricing/results/index.ts'
import { createChangingBoard } from './changing-board.ts'
import { closeMarket, closeOutcome } from './close-outcome.ts'
import type { BoardUpdate, WritablePriceBoard } from './types.ts'

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
  const shown = createChangingBoard(board, (eventId, update) => {
    const words = wordsOf(eventId)
    return words === undefined ? update : { ...update, markets: closed(update, words) }
  })
  return {
    ...shown,
    confirm(eventId, at) {
      const update = shown.latest(eventId)
      if (update !== undefined && at > update.at) {
        shown.hold(eventId, { ...update, at })
        if (isWaiting(wordsOf(eventId), update.at)) shown.renew(eventId)
      }
      board.confirm(eventId, at)
    },
    received: (eventId) => void shown.renew(eventId),
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
