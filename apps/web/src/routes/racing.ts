import { racingMeetings } from '../blocks/racing.meetings/index.ts'
import { loadSport, offeredSport } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** Horse racing, where its provider is there (CAT-08). */
export const page: PageDefinition<Extract<Route, { page: 'racing' }>> = {
  blocks: [racingMeetings],
  load: (context) => loadSport(context, 'horse-racing'),
  head({ text, queries }) {
    const title = offeredSport(queries, 'horse-racing')?.name ?? ''
    return { title, description: () => text('racing.description') }
  },
  messages: ['contests'],
}
