import { marketKey } from '@touchline/betting'
import type { BoardMarket, BoardOutcome } from '../../pricing/index.ts'
import type { ReplicaBoard } from '../board/types.ts'
import { decodeMarket, type WireBook } from './wire.ts'

/** Takes a book over as its owner has it: whole, or on top of what is there. Unchanged markets stay the same object. */
export function applyBook(board: ReplicaBoard, book: WireBook): void {
  const { id, status, betStop, version, freshAt, isWhole } = book
  const known = board.match(id)
  const last = isWhole ? undefined : known
  const head = { id, status, betStop, version, fresh_at: freshAt }
  if (last !== undefined && book.markets.length === 0 && book.left.length === 0) {
    board.restore({ ...head, markets: last.markets }, [])
    return
  }
  const markets = new Map<string, BoardMarket>(last?.markets)
  for (const wire of book.markets) {
    const key = marketKey(wire[0], wire[1])
    const market = decodeMarket(wire, book, markets.get(key))
    const before = isWhole ? known?.markets.get(key) : undefined
    markets.set(key, before !== undefined && isSameMarket(before, market) ? before : market)
  }
  if (!isWhole) for (const key of book.left) markets.delete(key)
  board.restore({ ...head, markets }, book.left)
}

function isSameMarket(a: BoardMarket, b: BoardMarket): boolean {
  return (
    a.version === b.version &&
    a.priced_at === b.priced_at &&
    a.status === b.status &&
    a.most_balanced === b.most_balanced &&
    a.cash_out === b.cash_out &&
    a.bet_until === b.bet_until &&
    a.chances === b.chances &&
    a.origin.provider === b.origin.provider &&
    a.origin.producer === b.origin.producer &&
    a.origin.generated_at === b.origin.generated_at &&
    a.outcomes.length === b.outcomes.length &&
    a.outcomes.every((outcome, i) => isSameOutcome(outcome, b.outcomes[i]))
  )
}

function isSameOutcome(a: BoardOutcome, b: BoardOutcome | undefined): boolean {
  return (
    a.id === b?.id &&
    a.active === b.active &&
    a.odds === b.odds &&
    a.probability === b.probability &&
    a.refund === b.refund
  )
}
