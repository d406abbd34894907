import type { EventEntry, EventIndex } from '../../catalogue/index.ts'
import type { BoardEvent, PriceBoard } from '../../pricing/index.ts'
import { createDifferences, wholeBook } from './differences.ts'
import { encodeEvent } from './event-codec.ts'
import type { Frame, WireBook, WireEvent } from './wire.ts'

/** What of a frame differences fill. */
export type FrameBody = Pick<Frame, 'events' | 'books' | 'gone' | 'confirmed' | 'bets' | 'reference'>

/** What has moved, without its content. */
export interface Moved {
  /** Ids of events that changed, came or left, or whose prices did. */
  readonly events: ReadonlySet<number>
  readonly bets: boolean
  readonly reference: boolean
}

/** An event with its prices. */
export interface WholeEvent {
  readonly event: WireEvent
  /** Null where it has no prices. */
  readonly book: WireBook | null
}

/** Notes what moved since it was taken last. What a follower needs follows from the state itself: noting is cheap. */
export interface Changes {
  book(id: number): void
  confirmed(id: number): void
  event(id: number): void
  bets(): void
  reference(): void
  /** Differences since the last time; null when nothing moved. */
  take(): FrameBody | null
  /**
   * The same for a transport that sends whole events: it reads what it needs from the state. Null when nothing moved.
   */
  takeMoved(): Moved | null
  /** There is no follower yet: earlier changes are in the snapshot with which each follower begins. */
  restart(): void
  /** Everything as it is, in parts of so many events. */
  snapshot(perPart: number): Iterable<FrameBody>
  /** Ids of all events, each with the wall ms at which its prices were confirmed last; 0 where it has none. */
  all(): Iterable<readonly [id: number, freshAt: number]>
  /** An event as it is; null where it has left. */
  whole(id: number): WholeEvent | null
  /** Whether an event has moved since changes were taken last. */
  isPending(id: number): boolean
  betsCounts(): NonNullable<Frame['bets']>
}

interface Sources {
  readonly board: PriceBoard
  readonly events: EventIndex & { betsCounts(): ReadonlyMap<number, number> }
  /** Keys of markets that have left the board. */
  leftOf(id: number): Iterable<string>
}

export function createChanges({ board, events, leftOf }: Sources): Changes {
  const differences = createDifferences(board, leftOf)
  const noted = createNotes()
  const whole = (match: BoardEvent): WireBook => wholeBook(match, leftOf(match.id))
  const betsCounts = () => [...events.betsCounts()]

  /**
   * If a snapshot falls between two differences, the next one is sent whole: a market that was added and removed in
   * between is in neither.
   */
  function shown(match: BoardEvent): WireBook {
    if (noted.now().books.has(match.id)) differences.forget(match.id)
    return whole(match)
  }

  function part(ids: readonly number[]): FrameBody {
    const entries = ids.map((id) => events.get(id)).filter((entry) => entry !== undefined)
    const matches = ids.map((id) => board.event(id)).filter((match) => match !== undefined)
    return { events: entries.map(encodeEvent), books: matches.map(shown) }
  }

  return {
    ...noted.write,
    take() {
      const { books, confirmed, moved, bets, reference } = noted.now()
      if (books.size + confirmed.size + moved.size === 0 && !bets && !reference) return null
      const entries = [...moved].map((id) => events.get(id))
      const gone = [...moved, ...books].filter((id) => events.get(id) === undefined && board.event(id) === undefined)
      const body: FrameBody = {
        confirmed: confirmations(board, confirmed, books),
        events: entries.filter((entry): entry is EventEntry => entry !== undefined).map(encodeEvent),
        books: [...books].map(differences.of).filter((book) => book !== null),
        gone,
        ...(bets && { bets: betsCounts() }),
        ...(reference && { reference: true }),
      }
      noted.clear()
      return body
    },
    takeMoved() {
      const { books, confirmed, moved, bets, reference } = noted.now()
      if (books.size + confirmed.size + moved.size === 0 && !bets && !reference) return null
      noted.clear()
      return { events: new Set([...moved, ...books]), bets, reference }
    },
    restart() {
      differences.clear()
      noted.clear()
    },
    *snapshot(perPart) {
      const ids = [...events.all()].map(({ id }) => id)
      for (let from = 0; from < ids.length; from += perPart) yield part(ids.slice(from, from + perPart))
      yield { bets: betsCounts() }
    },
    *all() {
      for (const { id } of events.all()) yield [id, board.event(id)?.fresh_at ?? 0]
    },
    whole(id) {
      const [entry, match] = [events.get(id), board.event(id)]
      if (entry === undefined) return null
      return { event: encodeEvent(entry), book: match === undefined ? null : whole(match) }
    },
    isPending(id) {
      const { books, moved } = noted.now()
      return books.has(id) || moved.has(id)
    },
    betsCounts,
  }
}

interface Noted {
  readonly books: ReadonlySet<number>
  readonly confirmed: ReadonlySet<number>
  readonly moved: ReadonlySet<number>
  readonly bets: boolean
  readonly reference: boolean
}

function createNotes() {
  let [books, confirmed, moved] = [new Set<number>(), new Set<number>(), new Set<number>()]
  let [hasBets, hasReference] = [false, false]
  return {
    write: {
      book: (id: number) => void books.add(id),
      confirmed: (id: number) => void confirmed.add(id),
      event: (id: number) => void moved.add(id),
      bets() {
        hasBets = true
      },
      reference() {
        hasReference = true
      },
    },
    now: (): Noted => ({ books, confirmed, moved, bets: hasBets, reference: hasReference }),
    clear() {
      books = new Set()
      confirmed = new Set()
      moved = new Set()
      hasBets = false
      hasReference = false
    },
  }
}

/** The same moment is sent once for all its events. */
function confirmations(
  board: PriceBoard,
  confirmed: ReadonlySet<number>,
  books: ReadonlySet<number>,
): NonNullable<Frame['confirmed']> {
  const byTime = new Map<number, number[]>()
  for (const id of confirmed) {
    const at = board.event(id)?.fresh_at
    if (at === undefined || books.has(id)) continue
    const ids = byTime.get(at)
    if (ids === undefined) byTime.set(at, [id])
    else ids.push(id)
  }
  return [...byTime]
}
