import type { Handler } from '../../../kernel/handler.ts'
import type { Catalogue } from '../catalogue.ts'
import { presentSport } from '../views/present-reference.ts'

/** All sports by priority, with event counts. */
export function getSports(catalogue: Catalogue): Handler<'getSports'> {
  return async ({ query, locale }) => {
    const sports = [...catalogue.reference().sports.values()]
      .filter((sport) => query.sport_type === undefined || sport.type === query.sport_type)
      .sort((a, b) => a.place - b.place)
    return { data: sports.map((sport) => presentSport(sport, catalogue.counts.ofSport(sport.id), locale)) }
  }
}
