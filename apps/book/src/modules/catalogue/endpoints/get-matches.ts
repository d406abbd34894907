import { SPORT_EVENT_TYPES } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import type { EventEntry } from '../events/event-entry.ts'
import { findEvents } from '../finished/find-events.ts'
import { findFinished } from '../finished/find-finished.ts'
import { eventFilter, idsOf, listedTypes } from '../listing/event-filter.ts'
import { limitPerSport } from '../listing/limit-per-sport.ts'
import { pageOf } from '../listing/page.ts'
import { parseSort, sortEvents } from '../listing/sort-events.ts'
import { presentEvent } from '../views/present-event.ts'

/** Ids of the events a player follows. */
export type FollowedEvents = (db: Db, playerId: number) => Promise<ReadonlySet<number>>

const NO_BETS_ON_RESULTS = { path: 'query.sort_by', message: 'bets_count orders events that are not over' }

/** Events by filters: open ones from memory, results from the database. */
export function getMatches(catalogue: Catalogue, followedEvents: FollowedEvents): Handler<'getMatches'> {
  return async ({ query, player, locale }) => {
    if (query.favourite === true && player === null) return refuse('unauthorized')
    const followed =
      query.favourite === true && player !== null ? await followedEvents(catalogue.db, player.playerId) : null
    const present = (entry: EventEntry) => presentEvent(entry, catalogue, locale)
    if (query.match_status === 'finished') {
      if (query.sort_by?.includes('bets_count')) return refuse('validation', { details: [NO_BETS_ON_RESULTS] })
      const { entries, pagination } = await findFinished(catalogue, query, followed)
      return { data: entries.map(present), pagination }
    }
    const { events, board } = catalogue
    const passes = eventFilter(query, board)
    const ids = idsOf(query.id)
    const types = followed === null ? listedTypes(query) : SPORT_EVENT_TYPES
    const candidates =
      ids === null
        ? catalogue.orders.by(query.sort_by)
        : sortEvents(await findEvents(catalogue, [...ids]), parseSort(query.sort_by), events)
    const sorted = candidates.filter(
      (entry) => (followed === null || followed.has(entry.id)) && types.includes(entry.type) && passes(entry),
    )
    const { items, pagination } = pageOf(limitPerSport(sorted, query.max_per_sport), query)
    return { data: items.map(present), pagination }
  }
}
