import type { Handler } from '../../../kernel/handler.ts'
import type { Catalogue } from '../catalogue.ts'
import { countEvents } from '../listing/count-events.ts'
import { presentSport } from '../present/present-reference.ts'

/** All sports by priority, with event counts. */
export function getSports(catalogue: Catalogue): Handler<'getSports'> {
  return async ({ query, locale }) => {
    const counts = countEvents(catalogue.events, (entry) => entry.tournament.category.sport.id)
    const sports = [...catalogue.reference().sports.values()]
      .filter((sport) => query.sport_type === undefined || sport.type === query.sport_type)
      .sort((a, b) => a.priority - b.priority || a.id - b.id)
    return { data: sports.map((sport) => presentSport(sport, counts(sport.id), locale)) }
  }
}
