import { useText } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import { PRODUCT_NAME, siteIn, useSiteName } from '../site/index.ts'
import { PageTitle, Prose, Stack } from '../ui/index.ts'

function AboutPage() {
  const text = useText()
  const site = useSiteName()
  return (
    <Stack>
      <PageTitle title={text('pages.about.title', { site })} />
      <Prose
        sections={[
          { title: text('pages.about.what.title'), paragraphs: [text('pages.about.what.text', { site })] },
          { title: text('pages.about.prices.title'), paragraphs: [text('pages.about.prices.text')] },
          { title: text('pages.about.device.title'), paragraphs: [text('pages.about.device.text')] },
        ]}
      />
    </Stack>
  )
}

/** What this site is. */
export const page: PageDefinition<Extract<Route, { page: 'about' }>> = {
  load: async () => ({ kind: 'found' }),
  head({ text, queries }) {
    const site = siteIn(queries)?.brand.name ?? PRODUCT_NAME
    return { title: text('pages.about.title', { site }), description: () => text('pages.about.what.text', { site }) }
  },
  messages: ['information'],
  Page: AboutPage,
}
