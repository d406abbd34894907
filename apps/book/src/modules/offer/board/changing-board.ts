import { isOver } from '@touchline/betting'
import type { BoardDiff, BoardUpdate, WritablePriceBoard } from './types.ts'

/** A board that shows the latest book of each event as something outside of the book changes it. */
export interface ChangingBoard extends WritablePriceBoard {
  /** Shows the latest book of an event as it is changed now; undefined: there is none. */
  renew(eventId: number): BoardDiff | undefined
  /** The latest book of an event as its source gave it. */
  latest(eventId: number): BoardUpdate | undefined
  /** Takes a book for the latest one, and does not show it. */
  hold(eventId: number, update: BoardUpdate): void
  /** Events that have a book. */
  events(): readonly number[]
}

/**
 * Keeps the latest book of every event until it is over. A book of an event that is over is shown as it is.
 * @param changed the book to show instead
 */
export function createChangingBoard(
  board: WritablePriceBoard,
  changed: (eventId: number, update: BoardUpdate) => BoardUpdate,
): ChangingBoard {
  const books = new Map<number, BoardUpdate>()

  function put(eventId: number, update: BoardUpdate): BoardDiff {
    if (isOver(update.status)) {
      books.delete(eventId)
      return board.put(eventId, update)
    }
    books.set(eventId, update)
    return board.put(eventId, changed(eventId, update))
  }

  return {
    ...board,
    put,
    remove(eventId) {
      books.delete(eventId)
      board.remove(eventId)
    },
    renew(eventId) {
      const update = books.get(eventId)
      return update && put(eventId, update)
    },
    latest: (eventId) => books.get(eventId),
    hold: (eventId, update) => void books.set(eventId, update),
    events: () => [...books.keys()],
  }
}
