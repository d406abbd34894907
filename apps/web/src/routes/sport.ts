import { sportEvents } from '../blocks/sport.events/index.ts'
import { offeredSport } from '../features/catalogue/index.ts'
import { type Route, sportPath } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** A sport. */
export const page: PageDefinition<Extract<Route, { page: 'sport' }>> = {
  blocks: [sportEvents],
  async load({ route: { sport } }) {
    const section = sportPath(sport)
    return section === `/${sport}` ? { kind: 'found' } : { kind: 'moved', to: section }
  },
  head({ text, queries, route: { sport } }) {
    const name = offeredSport(queries, sport)?.name ?? sport
    return { title: name, description: () => text('pages.sport.description', { sport: name }) }
  },
}
