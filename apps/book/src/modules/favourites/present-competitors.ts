import type { Favourite } from '@touchline/contract'
import { type Catalogue, competitorsOf, presentCompetitor, presentSportRef } from '../catalogue/index.ts'
import type { Followed } from './types.ts'
import { withEvents } from './with-events.ts'

/** Followed teams and players by name. */
export function presentCompetitors(
  catalogue: Catalogue,
  { since, filter, locale }: Followed,
): readonly (() => Favourite)[] {
  const { competitors, sports } = catalogue.reference()
  const isWanted = withEvents(catalogue, filter, (entry) => competitorsOf(entry).map((competitor) => competitor.id))
  return [...since]
    .flatMap(([id, at]) => {
      const competitor = competitors.get(id)
      const sport = competitor === undefined ? undefined : sports.get(competitor.sportId)
      return competitor !== undefined && sport !== undefined && isWanted(id) ? [{ at, competitor, sport }] : []
    })
    .map((one) => ({ ...one, shown: presentCompetitor(one.competitor, locale) }))
    .sort((a, b) => a.shown.name.localeCompare(b.shown.name, locale) || a.competitor.id - b.competitor.id)
    .map(({ at, competitor, shown, sport }) => () => ({
      type: 'competitors',
      id: competitor.id,
      created_at: at.toISOString(),
      competitor: shown,
      sport: presentSportRef(sport, locale),
    }))
}
