import { MARKET_STATUS } from '@touchline/betting'
import type { Provider } from '@touchline/contract'
import type { BetStop } from '@touchline/sports'
import { createChangingBoard } from './changing-board.ts'
import type { BoardDiff, BoardUpdate, WritablePriceBoard } from './types.ts'

/** Nothing is known of what happens in the matches of a provider that is down. */
const LOST: BetStop = { reason: 'scout_lost', groups: [] }

/**
 * A board on which everything of a provider that is down is suspended, and every match in whose place another one is
 * offered.
 */
export interface ProviderGate extends WritablePriceBoard {
  /** A match is held or released: its markets close, or show the latest prices. */
  renewed(eventId: number): void
  /**
   * A provider went down or is up again: its matches close, or show the latest prices. Returns the changes of the
   * board.
   */
  switched(provider: Provider): readonly BoardDiff[]
}

interface GateDeps {
  readonly board: WritablePriceBoard
  /** Provider of a match, where it is known. */
  providerOf(eventId: number): Provider | undefined
  isDown(provider: Provider): boolean
  /**
   * Why a match takes no bets: another provider's is offered in its place, or its provider is behind another one; null:
   * it does.
   */
  holdOf(eventId: number): 'held' | 'behind' | null
}

/**
 * Suspends the events of a provider that is down, and those that are held. The source keeps pricing; the gate keeps its
 * latest prices and shows them as soon as they count again.
 */
export function createProviderGate({ board, providerOf, isDown, holdOf }: GateDeps): ProviderGate {
  const shown = createChangingBoard(board, (eventId, update) => {
    const provider = providerOf(eventId)
    const isLost = provider !== undefined && isDown(provider)
    const hold = holdOf(eventId)
    return hold === null && !isLost ? update : closed(update, hold === 'held' && !isLost)
  })
  return {
    ...shown,
    renewed: (eventId) => void shown.renew(eventId),
    switched(provider) {
      const own = shown.events().filter((eventId) => providerOf(eventId) === provider)
      return own.flatMap((eventId) => shown.renew(eventId) ?? [])
    },
  }
}

/**
 * @param isHeld it is priced on, so that its bets can be cashed out, unless its source has stopped betting on all of it
 */
function closed(update: BoardUpdate, isHeld: boolean): BoardUpdate {
  const { allowed, suspended } = MARKET_STATUS
  const isStopped = update.betStop !== null && update.betStop.groups.length === 0
  const mark = isHeld && !isStopped ? { isHeld: true as const } : {}
  const markets = update.markets.map((market) =>
    market.status === allowed ? { ...market, status: suspended, ...mark } : market,
  )
  return { ...update, betStop: LOST, markets }
}
