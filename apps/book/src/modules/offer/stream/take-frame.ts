import type { Reference } from '../../catalogue/index.ts'
import type { ReplicaBoard } from '../board/types.ts'
import type { WritableEventIndex } from '../events/event-index.ts'
import { decodeEvent } from './event-codec.ts'
import { applyBook } from './replica.ts'
import type { Frame, WireBook, WireEvent } from './wire.ts'

export interface FrameTakerDeps {
  readonly board: ReplicaBoard
  readonly events: WritableEventIndex
  /** Leagues and competitors, as this process has read them. */
  reference(): Pick<Reference, 'tournaments' | 'competitors'>
  /** Reads them again: the owner may have stored new ones. */
  reload(): Promise<unknown>
  /** An event whose league or competitors are nowhere. */
  unknown(eventId: number): void
}

/** Makes this process's copy equal to the owner's, frame by frame. */
export function createFrameTaker(deps: FrameTakerDeps): (frame: Frame) => Promise<void> {
  const { board, events } = deps
  /**
   * What the snapshot that is under way, and the differences in between, have held so far; null while there is none.
   */
  let seen: Set<number> | null = null
  /** Books that the snapshot has sent completely. */
  const whole = new Set<number>()

  async function takeEvents(wires: readonly WireEvent[]): Promise<void> {
    const strangers: WireEvent[] = []
    for (const wire of wires) {
      const entry = decodeEvent(wire, deps.reference())
      if (entry === null) strangers.push(wire)
      else events.put(entry)
    }
    if (strangers.length === 0) return
    await deps.reload()
    for (const wire of strangers) {
      const entry = decodeEvent(wire, deps.reference())
      if (entry === null) deps.unknown(wire.id)
      else events.put(entry)
    }
  }

  function remove(id: number): void {
    events.remove(id)
    board.remove(id)
  }

  /**
   * What is here of a book before its part of the snapshot is another owner's, or older: a difference means nothing on
   * top of it, and is in the part that follows.
   */
  function takeBook(book: WireBook): void {
    if (book.isWhole) whole.add(book.id)
    if (seen === null || whole.has(book.id)) applyBook(board, book)
  }

  return async (frame) => {
    if (frame.first === true) {
      seen = new Set()
      whole.clear()
    }
    if (frame.reference === true) await deps.reload()
    await takeEvents(frame.events ?? [])
    for (const book of frame.books ?? []) takeBook(book)
    for (const [at, ids] of frame.confirmed ?? []) for (const id of ids) board.confirm(id, at)
    for (const id of frame.gone ?? []) remove(id)
    if (frame.bets !== undefined) events.setBetsCounts(new Map(frame.bets))
    if (seen === null) return
    for (const { id } of frame.events ?? []) seen.add(id)
    if (frame.done !== true) return
    for (const { id } of [...events.all()]) {
      if (!seen.has(id)) remove(id)
      // Prices that are still here are another owner's.
      else if (!whole.has(id)) board.remove(id)
    }
    seen = null
    whole.clear()
  }
}
