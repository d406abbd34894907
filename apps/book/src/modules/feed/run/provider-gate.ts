import type { Provider } from '@touchline/contract'
import type { BetStop, BoardDiff, BoardUpdate, PriceBoard } from '../../pricing/index.ts'

/** Nothing is known of what happens in the matches of a provider that is down. */
const LOST: BetStop = { reason: 'scout_lost', groups: [] }

/** A board on which everything of a provider that is down is suspended. */
export interface ProviderGate extends PriceBoard {
  /** A provider went or came back: its matches close or show what was put meanwhile. Answers what changed on the board. */
  switched(provider: Provider): readonly BoardDiff[]
}

interface GateDeps {
  readonly board: PriceBoard
  /** Provider of a match, where it is known. */
  providerOf(matchId: number): Provider | undefined
  isDown(provider: Provider): boolean
}

/**
 * Keeps the last book of each match that is closed this way, so that the feed need not know: it goes on pricing, and what it
 * put last is there again in the moment in which the provider is.
 */
export function createProviderGate({ board, providerOf, isDown }: GateDeps): ProviderGate {
  const books = new Map<number, BoardUpdate>()

  function put(matchId: number, update: BoardUpdate): BoardDiff {
    const provider = providerOf(matchId)
    if (update.status > 2) books.delete(matchId)
    else books.set(matchId, update)
    const isClosed = provider !== undefined && isDown(provider) && update.status <= 2
    return board.put(matchId, isClosed ? closed(update) : update)
  }

  return {
    ...board,
    put,
    remove(matchId) {
      books.delete(matchId)
      board.remove(matchId)
    },
    switched(provider) {
      const own = [...books].filter(([matchId]) => providerOf(matchId) === provider)
      return own.map(([matchId, update]) => put(matchId, update))
    },
  }
}

function closed(update: BoardUpdate): BoardUpdate {
  const markets = update.markets.map((market) => (market.status === 1 ? { ...market, status: -1 as const } : market))
  return { ...update, betStop: LOST, markets }
}
