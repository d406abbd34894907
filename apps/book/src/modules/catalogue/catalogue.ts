import type { Provider } from '@touchline/contract'
import { type AdditionalProviders, EVERY_ADDITIONAL_PROVIDER, offeredProviders } from '../../additional-providers.ts'
import type { Db } from '../../db/index.ts'
import { OWN_PRIORITIES, type SportPriorities } from '../../sport-priorities.ts'
import type { PriceBoard } from '../pricing/index.ts'
import { createEventBook, type EventBook } from './events/event-book.ts'
import { loadReference } from './reference/load-reference.ts'
import { EMPTY_REFERENCE, offeredReference, type Reference } from './reference/reference.ts'

/** What the catalogue's calls are answered from. */
export interface Catalogue {
  readonly db: Db
  readonly board: PriceBoard
  readonly book: EventBook
  /** Providers whose sports and events are there. */
  readonly offered: readonly Provider[]
  /** What is on offer. */
  reference(): Reference
  /** With it what additional providers without their flag once had: bets on that are still told and settled. */
  archive(): Reference
  /** Reads sports, leagues and competitors again: at the start, and when an import added some. */
  reload(): Promise<Reference>
}

/**
 * @param additional providers besides the main ones whose sports and events are there
 * @param priorities of sports that go before their own
 */
export function createCatalogue(
  db: Db,
  board: PriceBoard,
  additional: AdditionalProviders = EVERY_ADDITIONAL_PROVIDER,
  priorities: SportPriorities = OWN_PRIORITIES,
): Catalogue {
  const offered = offeredProviders(additional)
  let archive = EMPTY_REFERENCE
  let reference = EMPTY_REFERENCE
  return {
    db,
    board,
    book: createEventBook(),
    offered,
    reference: () => reference,
    archive: () => archive,
    async reload() {
      archive = await loadReference(db, priorities)
      reference = offeredReference(archive, offered)
      return reference
    },
  }
}
