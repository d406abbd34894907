import type { Handler } from '../../../kernel/handler.ts'
import {
  type Catalogue,
  presentCompetitor,
  presentEvent,
  presentSport,
  presentSportRef,
  presentTournament,
} from '../../catalogue/index.ts'
import type { CatalogueIndex } from '../catalogue-index.ts'
import { findInCatalogue } from '../find-in-catalogue.ts'

/** Sports, leagues, competitors and events under what was typed; nothing where no word is left of it. */
export function search(catalogue: Catalogue, index: CatalogueIndex): Handler<'search'> {
  return async ({ query, locale }) => {
    const found = findInCatalogue(catalogue, index, query)
    const { sports } = catalogue.reference()
    const { ofSport, ofTournament } = catalogue.counts
    return {
      data: {
        sports: found.sports.map((sport) => presentSport(sport, ofSport(sport.id), locale)),
        tournaments: found.tournaments.map((league) => presentTournament(league, ofTournament(league.id), locale)),
        competitors: found.competitors.flatMap((competitor) => {
          const sport = sports.get(competitor.sportId)
          return sport === undefined
            ? []
            : [{ ...presentCompetitor(competitor, locale), sport: presentSportRef(sport, locale) }]
        }),
        events: found.events.map((entry) => presentEvent(entry, catalogue, locale)),
      },
    }
  }
}
