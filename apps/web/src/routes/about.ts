import { contentText } from '../blocks/content.text/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import { PRODUCT_NAME, siteIn } from '../site/index.ts'

/** What this site is. */
export const page: PageDefinition<Extract<Route, { page: 'about' }>> = {
  blocks: [contentText],
  head({ text, queries }) {
    const site = siteIn(queries)?.brand.name ?? PRODUCT_NAME
    return { title: text('pages.about.title', { site }), description: () => text('pages.about.what.text', { site }) }
  },
  messages: ['information'],
}
