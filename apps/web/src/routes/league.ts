import { leagueEvents } from '../blocks/league.events/index.ts'
import { leagueIn, loadLeague } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** A league. */
export const page: PageDefinition<Extract<Route, { page: 'league' }>> = {
  blocks: [leagueEvents],
  load: (context) => loadLeague(context, context.route),
  head({ text, queries, route }) {
    const league = leagueIn(queries, route)
    const names = { league: league?.name ?? '', category: league?.category.name ?? '' }
    return {
      title: text('pages.league.title', names),
      description: () => text('pages.league.description', names),
      subjects: [names.league, names.category],
    }
  },
}
