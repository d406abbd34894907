import type { Db } from '../../db/index.ts'
import type { PriceBoard } from '../pricing/index.ts'
import { createEventBook, type EventBook } from './events/event-book.ts'
import { loadReference } from './reference/load-reference.ts'
import { EMPTY_REFERENCE, type Reference } from './reference/reference.ts'

/** What the catalogue's calls are answered from. */
export interface Catalogue {
  readonly db: Db
  readonly board: PriceBoard
  readonly book: EventBook
  reference(): Reference
  /** Reads sports, leagues and competitors again: at the start, and when an import added some. */
  reload(): Promise<Reference>
}

export function createCatalogue(db: Db, board: PriceBoard): Catalogue {
  let reference = EMPTY_REFERENCE
  return {
    db,
    board,
    book: createEventBook(),
    reference: () => reference,
    async reload() {
      reference = await loadReference(db)
      return reference
    },
  }
}
