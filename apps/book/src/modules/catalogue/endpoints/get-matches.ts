import type { Handler } from '../../../http/handler.ts'
import type { Catalogue } from '../catalogue.ts'
import type { EventEntry } from '../events/event-entry.ts'
import { findFinished } from '../finished/find-finished.ts'
import { findStored } from '../finished/find-stored.ts'
import { eventFilter, idsOf } from '../listing/event-filter.ts'
import { limitPerSport } from '../listing/limit-per-sport.ts'
import { pageOf } from '../listing/page.ts'
import { parseSort, sortEvents } from '../listing/sort-events.ts'
import { presentEvent } from '../present/present-event.ts'

/** Events by filters: open ones from memory, results from the database. */
export function getMatches(catalogue: Catalogue): Handler<'getMatches'> {
  return async (_, { query, locale }) => {
    const present = (entry: EventEntry) => presentEvent(entry, catalogue, locale)
    if (query.match_status === 'finished') {
      const { entries, pagination } = await findFinished(catalogue, query)
      return { data: entries.map(present), pagination }
    }
    const { book, board } = catalogue
    const wanted = eventFilter(query, board)
    const candidates = query.id === undefined ? [...book.all()] : await byIds(catalogue, query.id)
    const sorted = sortEvents(candidates.filter(wanted), parseSort(query.sort_by), book)
    const { items, pagination } = pageOf(limitPerSport(sorted, query.max_per_sport), query)
    return { data: items.map(present), pagination }
  }
}

/** Events asked for by id, those that have left memory included. */
async function byIds(catalogue: Catalogue, list: string): Promise<readonly EventEntry[]> {
  const ids = [...(idsOf(list) ?? [])]
  const known = ids.map((id) => catalogue.book.get(id)).filter((entry) => entry !== undefined)
  const missing = ids.filter((id) => catalogue.book.get(id) === undefined)
  return [...known, ...(await findStored(catalogue, missing))]
}
