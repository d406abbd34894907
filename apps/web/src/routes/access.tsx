import { AccessPage, FORMS, WAYS } from '../features/access/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'

type FormRoute = Extract<Route, { page: keyof typeof FORMS }>

function Page({ route: { page: name } }: PageContext<FormRoute>) {
  return <AccessPage key={name} name={name} token="" Panel={FORMS[name]} />
}

/** Signing in, and requesting a new password. Not indexed. */
export const page: PageDefinition<FormRoute> = {
  load: async () => ({ kind: 'found' }),
  head: ({ text, route }) => ({
    title: text(WAYS[route.page].title),
    description: () => text(WAYS[route.page].description),
    noindex: true,
  }),
  messages: ['access'],
  Page,
}
