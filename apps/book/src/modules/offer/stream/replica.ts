import { marketKey } from '@touchline/betting'
import type { BoardMarket } from '../../pricing/index.ts'
import type { ReplicaBoard } from '../board/types.ts'
import { decodeMarket, type WireBook } from './wire.ts'

/** Takes a book over as its owner has it: whole, or on top of what is there. Unchanged markets stay the same object. */
export function applyBook(board: ReplicaBoard, book: WireBook): void {
  const { id, status, betStop, version, freshAt, isWhole } = book
  const known = board.event(id)
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

/** Markets are plain data: every field is compared, also those added later. */
function isSameMarket(a: BoardMarket, b: BoardMarket): boolean {
  return a.version === b.version && a.priced_at === b.priced_at && isSame(a, b)
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [fields, others] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>]
  const names = Object.keys(fields)
  return names.length === Object.keys(others).length && names.every((name) => isSame(fields[name], others[name]))
}
