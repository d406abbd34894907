import { isOver, MARKET_STATUS } from '@touchline/betting'
import type { Provider } from '@touchline/contract'
import type { BetStop } from '@touchline/sports'
import type { BoardDiff, BoardUpdate, WritablePriceBoard } from './types.ts'

/** Nothing is known of what happens in the matches of a provider that is down. */
const LOST: BetStop = { reason: 'scout_lost', groups: [] }

/** A board on which everything of a provider that is down is suspended, and every match in whose place another one is offered. */
export interface ProviderGate extends WritablePriceBoard {
  /** A match is held or released: its markets close, or show the latest prices. */
  renewed(matchId: number): void
  /**
   * A provider went or came back: its matches close or show what was put meanwhile. Answers what changed on the board.
   */
  switched(provider: Provider): readonly BoardDiff[]
}

interface GateDeps {
  readonly board: WritablePriceBoard
  /** Provider of a match, where it is known. */
  providerOf(matchId: number): Provider | undefined
  isDown(provider: Provider): boolean
  /** Whether another provider's match is offered in the place of this one. */
  isHeld(matchId: number): boolean
}

/**
 * Suspends the events of a provider that is down, and those that are held. The source keeps pricing; the gate keeps its latest prices and shows
 * them as soon as they count again.
 */
export function createProviderGate({ board, providerOf, isDown, isHeld }: GateDeps): ProviderGate {
  const books = new Map<number, BoardUpdate>()

  function put(matchId: number, update: BoardUpdate): BoardDiff {
    const provider = providerOf(matchId)
    if (isOver(update.status)) books.delete(matchId)
    else books.set(matchId, update)
    const isClosed = isHeld(matchId) || (provider !== undefined && isDown(provider))
    return board.put(matchId, isClosed && !isOver(update.status) ? closed(update) : update)
  }

  return {
    ...board,
    put,
    remove(matchId) {
      books.delete(matchId)
      board.remove(matchId)
    },
    renewed(matchId) {
      const update = books.get(matchId)
      if (update !== undefined) put(matchId, update)
    },
    switched(provider) {
      const own = [...books].filter(([matchId]) => providerOf(matchId) === provider)
      return own.map(([matchId, update]) => put(matchId, update))
    },
  }
}

function closed(update: BoardUpdate): BoardUpdate {
  const { allowed, suspended } = MARKET_STATUS
  const markets = update.markets.map((market) =>
    market.status === allowed ? { ...market, status: suspended } : market,
  )
  return { ...update, betStop: LOST, markets }
}
