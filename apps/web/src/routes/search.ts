import { searchFound } from '../blocks/search.found/index.ts'
import { searchQuery } from '../features/search/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** What a search finds. */
export const page: PageDefinition<Extract<Route, { page: 'search' }>> = {
  blocks: [searchFound],
  head({ text, search }) {
    const query = searchQuery(search.get('q') ?? '')
    const title = query === '' ? text('shell.search') : text('finding.title', { query })
    return { title, description: () => text('finding.description'), noindex: true }
  },
  messages: ['finding'],
}
