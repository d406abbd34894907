import { eventPage } from '../blocks/event.page/index.ts'
import { eventIn, loadEvent } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** A match, championship, race or draw. */
export const page: PageDefinition<Extract<Route, { page: 'event' }>> = {
  blocks: [eventPage],
  load: (context) => loadEvent(context, context.route),
  head({ text, queries, route }) {
    const event = eventIn(queries, route)
    if (event?.type !== 'match') {
      const name = event?.name ?? ''
      return {
        title: text('pages.outright.title', { name }),
        description: () => text('pages.outright.description', { name }),
        subjects: [name],
      }
    }
    const names = {
      home: event.competitors.home.name,
      away: event.competitors.away.name,
      league: event.tournament.name,
    }
    return {
      title: text('pages.match.title', names),
      description: () => text('pages.match.description', names),
      subjects: [names.home, names.away, names.league, event.tournament.sport.name],
      image: { src: `/sports/pictures/{locale}/${event.id}.png`, alt: text('pages.match.title', names) },
    }
  },
}
