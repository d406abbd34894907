import { EditorPage } from '../features/editor/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** Where operators compose the site (BLOCK-06). */
export const page: PageDefinition<Extract<Route, { page: 'editor' }>> = {
  load: async () => ({ kind: 'found' }),
  head: ({ text }) => ({ title: text('editor.title'), description: () => text('editor.description'), noindex: true }),
  messages: ['editor'],
  isBare: true,
  Page: EditorPage,
}
