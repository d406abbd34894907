import { callQuery } from '../data/index.ts'
import { AccessPage, SignUp, WAYS } from '../features/access/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

type SignUpRoute = Extract<Route, { page: 'sign-up' }>

const Page = () => <AccessPage name="sign-up" token="" Panel={SignUp} />

/** Opening an account. Not indexed. */
export const page: PageDefinition<SignUpRoute> = {
  // It opens without them, too.
  async load({ queries, sources }) {
    await queries.prefetchQuery(callQuery(sources, 'getRates', undefined, 60_000))
    return { kind: 'found' }
  },
  head: ({ text }) => ({
    title: text(WAYS['sign-up'].title),
    description: () => text(WAYS['sign-up'].description),
    noindex: true,
  }),
  messages: ['access'],
  Page,
}
