import type { Handler } from '../../../kernel/handler.ts'
import type { Catalogue } from '../catalogue.ts'
import { leagueFilter } from '../listing/event-filter.ts'
import { pageOf } from '../listing/page.ts'
import { presentTournament } from '../views/present-reference.ts'

/** Leagues by priority of sport and league. */
export function getTournaments(catalogue: Catalogue): Handler<'getTournaments'> {
  return async ({ query, locale }) => {
    const wanted = leagueFilter({
      sport_key: query.sport_key,
      sport_type: query.sport_type,
      category_id: query.category_id,
      category_slug: query.category_slug,
    })
    const tournaments = [...catalogue.reference().tournaments.values()]
      .filter(wanted)
      .sort((a, b) => a.category.sport.place - b.category.sport.place || a.priority - b.priority || a.id - b.id)
    const { items, pagination } = pageOf(tournaments, query)
    return {
      data: items.map((tournament) =>
        presentTournament(tournament, catalogue.counts.ofTournament(tournament.id), locale),
      ),
      pagination,
    }
  }
}
