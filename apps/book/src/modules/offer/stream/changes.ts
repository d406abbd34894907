import type { EventEntry, EventIndex } from '../../catalogue/index.ts'
import type { BoardMatch, PriceBoard } from '../../pricing/index.ts'
import { encodeEvent } from './event-codec.ts'
import { encodeMarket, type Frame, type WireBook, type WireMarket } from './wire.ts'

/** What of a frame differences fill. */
export type FrameBody = Pick<Frame, 'events' | 'books' | 'gone' | 'confirmed' | 'bets' | 'reference'>

/** Notes what moved since it was taken last. What a follower needs follows from the state itself: noting is cheap. */
export interface Changes {
  book(id: number): void
  confirmed(id: number): void
  event(id: number): void
  bets(): void
  reference(): void
  /** What moved since the last time; null when nothing did. */
  take(): FrameBody | null
  /** There is no follower yet: earlier changes are in the snapshot with which each follower begins. */
  restart(): void
  /** Everything as it is, in parts of so many events. */
  snapshot(perPart: number): Iterable<FrameBody>
}

interface Sources {
  readonly board: PriceBoard
  readonly events: EventIndex & { betsCounts(): ReadonlyMap<number, number> }
  /** Keys of markets that have left the board. */
  leftOf(id: number): Iterable<string>
}

export function createChanges({ board, events, leftOf }: Sources): Changes {
  const sent = new Map<number, BoardMatch>()
  let books = new Set<number>()
  let confirmed = new Set<number>()
  let moved = new Set<number>()
  let counted = false
  let isReread = false

  function difference(id: number): WireBook | null {
    const now = board.match(id)
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
  }

  /** The same moment is said once for all its events. */
  function confirmations(): Frame['confirmed'] {
    const byTime = new Map<number, number[]>()
    for (const id of confirmed) {
      const at = board.match(id)?.fresh_at
      if (at === undefined || books.has(id)) continue
      const ids = byTime.get(at)
      if (ids === undefined) byTime.set(at, [id])
      else ids.push(id)
    }
    return [...byTime]
  }

  function forget(): void {
    books = new Set()
    confirmed = new Set()
    moved = new Set()
    counted = false
    isReread = false
  }

  /**
   * If a snapshot falls between two diffs, the next diff is sent whole: a market that was added and removed in between
   * is in neither.
   */
  function shown(match: BoardMatch): WireBook {
    if (books.has(match.id)) sent.delete(match.id)
    return wholeBook(match, leftOf(match.id))
  }

  return {
    book: (id) => void books.add(id),
    confirmed: (id) => void confirmed.add(id),
    event: (id) => void moved.add(id),
    bets() {
      counted = true
    },
    reference() {
      isReread = true
    },
    take() {
      if (books.size + confirmed.size + moved.size === 0 && !counted && !isReread) return null
      const entries = [...moved].map((id) => events.get(id))
      const gone = [...moved, ...books].filter((id) => events.get(id) === undefined && board.match(id) === undefined)
      const body: FrameBody = {
        confirmed: confirmations() ?? [],
        events: entries.filter((entry): entry is EventEntry => entry !== undefined).map(encodeEvent),
        books: [...books].map(difference).filter((book) => book !== null),
        gone,
        ...(counted && { bets: [...events.betsCounts()] }),
        ...(isReread && { reference: true }),
      }
      forget()
      return body
    },
    restart() {
      sent.clear()
      forget()
    },
    *snapshot(perPart) {
      const ids = [...events.all()].map(({ id }) => id)
      for (let from = 0; from < ids.length; from += perPart) {
        const part = ids.slice(from, from + perPart)
        yield {
          events: part
            .map((id) => events.get(id))
            .filter((entry) => entry !== undefined)
            .map(encodeEvent),
          books: part.flatMap((id) => {
            const match = board.match(id)
            return match === undefined ? [] : [shown(match)]
          }),
        }
      }
      yield { bets: [...events.betsCounts()] }
    },
  }
}

function wholeBook(match: BoardMatch, left: Iterable<string>): WireBook {
  const head = headOf(match)
  const markets = [...match.markets.values()].map((market) => encodeMarket(market, head))
  return { ...head, markets, left: [...left], isWhole: true }
}

function headOf({ id, status, betStop, version, fresh_at: freshAt }: BoardMatch) {
  return { id, status, betStop, version, freshAt }
}
