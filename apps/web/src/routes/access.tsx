import { callQuery } from '../data/index.ts'
import { AccessPage, linkQuery, tokenOf, useLinkToken, WAYS } from '../features/access/index.ts'
import type { AccessPage as AccessPageName, Route } from '../navigation/index.ts'
import type { LoadContext, PageContext, PageDefinition } from '../shell/page.ts'

type AccessRoute = Extract<Route, { page: AccessPageName }>

/** What a page wants to know before it is shown; without it, it is still a page. Opening one changes nothing. */
async function prepare({ route: { page: name }, search, queries, sources }: LoadContext<AccessRoute>): Promise<void> {
  if (name === 'sign-up') await queries.prefetchQuery(callQuery(sources, 'getRates', undefined, 60_000))
  if (name === 'confirmation' || name === 'unlock')
    await queries.prefetchQuery(linkQuery(sources.http, name, tokenOf(name, search)))
}

function Page({ route: { page: name }, search }: PageContext<AccessRoute>) {
  return <AccessPage key={name} name={name} token={useLinkToken(name, search)} />
}

/** Signing in, signing up, and where the links of mails lead. Nobody finds these pages by searching. */
export const page: PageDefinition<AccessRoute> = {
  async load(context) {
    await prepare(context)
    return { kind: 'found' }
  },
  head: ({ text, route }) => ({
    title: text(WAYS[route.page].title),
    description: text(WAYS[route.page].description),
    noindex: true,
  }),
  messages: ['access'],
  Page,
}
