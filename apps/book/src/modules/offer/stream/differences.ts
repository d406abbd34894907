import type { BoardEvent, PriceBoard } from '../../pricing/index.ts'
import { encodeMarket, type WireBook, type WireMarket } from './wire.ts'

/** Differences between the books as they are and as they were sent last. */
export interface Differences {
  /** What of a book is other than before, all of it the first time; null where it has left. */
  of(id: number): WireBook | null
  /** The next difference of this book holds all of it. */
  forget(id: number): void
  clear(): void
}

export function createDifferences(board: PriceBoard, leftOf: (id: number) => Iterable<string>): Differences {
  const sent = new Map<number, BoardEvent>()
  return {
    of(id) {
      const now = board.event(id)
      const before = sent.get(id)
      if (now === undefined) {
        sent.delete(id)
        return null
      }
      sent.set(id, now)
      if (before === undefined) return wholeBook(now, leftOf(id))
      const head = headOf(now)
      const markets: WireMarket[] = []
      for (const [key, market] of now.markets) {
        const last = before.markets.get(key)
        if (last !== market) markets.push(encodeMarket(market, head, last))
      }
      const left = [...before.markets.keys()].filter((key) => !now.markets.has(key))
      return { ...head, markets, left, isWhole: false }
    },
    forget: (id) => void sent.delete(id),
    clear: () => sent.clear(),
  }
}

export function wholeBook(match: BoardEvent, left: Iterable<string>): WireBook {
  const head = headOf(match)
  const markets = [...match.markets.values()].map((market) => encodeMarket(market, head))
  return { ...head, markets, left: [...left], isWhole: true }
}

function headOf({ id, status, betStop, version, fresh_at: freshAt }: BoardEvent) {
  return { id, status, betStop, version, freshAt }
}
