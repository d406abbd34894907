import { marketKey } from '@touchline/betting'
import type { BoardMarket } from '../../pricing/index.ts'
import type { ReplicaBoard } from '../board/types.ts'
import { decodeMarket, type WireBook } from './wire.ts'

/** Takes a book over as its owner has it: whole, or on top of what is there. Unchanged markets stay the same object. */
export function applyBook(board: ReplicaBoard, book: WireBook): void {
  const { id, status, betStop, version, freshAt, isWhole } = book
  const last = isWhole ? undefined : board.match(id)
  const head = { id, status, betStop, version, fresh_at: freshAt }
  if (last !== undefined && book.markets.length === 0 && book.left.length === 0) {
    board.restore({ ...head, markets: last.markets }, [])
    return
  }
  const markets = new Map<string, BoardMarket>(last?.markets)
  for (const wire of book.markets) {
    const key = marketKey(wire[0], wire[1])
    markets.set(key, decodeMarket(wire, book, markets.get(key)))
  }
  if (!isWhole) for (const key of book.left) markets.delete(key)
  board.restore({ ...head, markets }, book.left)
}
