import { AccessPage, LINKS, linkQuery, tokenOf, useLinkToken, WAYS } from '../features/access/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type LinkRoute = Extract<Route, { page: keyof typeof LINKS }>

function Page({ route: { page: name }, search }: PageContext<LinkRoute>) {
  return <AccessPage key={name} name={name} token={useLinkToken(name, search)} Panel={LINKS[name]} />
}

/** Where the links of mails lead. Not indexed. */
export const page: PageDefinition<LinkRoute> = {
  // Opening one changes nothing; without the response it is still a page.
  async load({ route: { page: name }, search, queries, sources }) {
    if (name === 'confirmation' || name === 'unlock')
      await queries.prefetchQuery(linkQuery(sources.http, name, tokenOf(name, search)))
    return { kind: 'found' }
  },
  head: ({ text, route }) => ({
    title: text(WAYS[route.page].title),
    description: () => text(WAYS[route.page].description),
    noindex: true,
  }),
  messages: ['access'],
  Page,
}
