import { useText } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import { PageTitle, Prose, Stack } from '../ui/index.ts'

const SECTIONS = ['placing', 'money', 'legs', 'void', 'combos', 'systems', 'live', 'events', 'races'] as const

function RulesPage() {
  const text = useText()
  return (
    <Stack>
      <PageTitle title={text('pages.rules.title')} />
      <Prose
        sections={SECTIONS.map((name) => ({
          title: text(`pages.rules.${name}.title`),
          paragraphs: text(`pages.rules.${name}.text`).split('\n'),
        }))}
      />
    </Stack>
  )
}

/** How bets are taken, rounded and settled: the rules the reference book follows. */
export const page: PageDefinition<Extract<Route, { page: 'rules' }>> = {
  load: async () => ({ kind: 'found' }),
  head: ({ text }) => ({ title: text('pages.rules.title'), description: () => text('pages.rules.description') }),
  messages: ['information'],
  Page: RulesPage,
}
