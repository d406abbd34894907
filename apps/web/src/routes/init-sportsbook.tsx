import { useText } from '../i18n/index.ts'
import { Link, type Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { useBeginning } from '../shell/use-beginning.ts'
import { PageTitle, Stack } from '../ui/index.ts'

type InitRoute = Extract<Route, { page: 'init-sportsbook' }>

function InitPage({ search }: PageContext<InitRoute>) {
  const text = useText()
  useBeginning(search.get('path'))
  return (
    <Stack>
      <PageTitle title={text('pages.init.title')} />
      <p role="status">{text('pages.init.hint')}</p>
      <Link to="/">{text('pages.to_home')}</Link>
    </Stack>
  )
}

/** Where hosts and applications begin: the session first, then the page that `path` names. Not indexed. */
export const page: PageDefinition<InitRoute> = {
  load: async () => ({ kind: 'found' }),
  head: ({ text }) => ({
    title: text('pages.init.title'),
    description: () => text('pages.init.hint'),
    noindex: true,
  }),
  messages: ['beginning'],
  Page: InitPage,
}
