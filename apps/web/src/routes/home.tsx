import type { PageConfig } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { callQuery, useCall } from '../data/index.ts'
import { LISTINGS, loadCalls, SportChips } from '../features/catalogue/index.ts'
import { EventList } from '../features/events/index.ts'
import { TopMatches } from '../features/home/index.ts'
import { useText } from '../i18n/index.ts'
import { type Route, searchOf, sportPath } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { fingerprint, loadPageConfig, pageConfigIn, usePageConfig } from '../site/index.ts'
import { broughtPart, Chips, PageTitle, Stack } from '../ui/index.ts'

type HomeRoute = Extract<Route, { page: 'home' }>

/** `fingerprint` of the blocks of the front page as the product comes: it draws them itself. */
export const USUAL_BLOCKS = 'xurbbm'

const blocks = () => import('../blocks/index.ts')
const composed = broughtPart(async () => (await blocks()).Blocks)

/** Blocks of a site that puts its front page together by itself; null for the page of the product. */
function ownBlocks(config: PageConfig | undefined) {
  const content = config?.placements.content ?? []
  return content.length === 0 || fingerprint(content) === USUAL_BLOCKS ? null : content
}

function UsualHome() {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const live = useCall('getMatches', LISTINGS.homeLive())
  const upcoming = useCall('getMatches', LISTINGS.homeUpcoming())
  const running = live.data?.data ?? []
  return (
    <Stack>
      <SportChips
        sports={sports}
        count={(sport) => sport.events_count.live + sport.events_count.prematch}
        current={undefined}
        to={(sport) => (sport ? sportPath(sport.key) : '/')}
        narrowOnly
      />
      <TopMatches running={running} coming={upcoming.data?.data ?? []} />
      <PageTitle title={text('pages.home.live')}>
        <Chips
          label={text('catalogue.tabs')}
          items={[
            { to: '/live', label: text('catalogue.in_play'), current: false },
            {
              to: `/schedule${searchOf({ time: '3', sortBy: 'time' })}`,
              label: text('pages.home.soon'),
              current: false,
            },
            { to: '/schedule', label: text('catalogue.today'), current: false },
            { to: '/results', label: text('catalogue.results'), current: false },
          ]}
        />
      </PageTitle>
      <EventList events={live.data?.data} />
      <PageTitle title={text('pages.home.upcoming')} level={2} />
      <EventList events={upcoming.data?.data} />
    </Stack>
  )
}

function HomePage({ route, search }: PageContext<HomeRoute>) {
  const config = usePageConfig(route)
  const own = ownBlocks(config)
  if (own === null) return <UsualHome />
  return (
    <Suspense fallback={<Skeleton block={400} />}>
      <composed.Part blocks={own} place={{ route, search }} title={config?.seo.title} />
    </Suspense>
  )
}

/** The front page: what is on now, and what is next; or what the site makes of it. */
export const page: PageDefinition<HomeRoute> = {
  async load({ sources, queries, route, search, now }) {
    const usual = () =>
      loadCalls(queries, [
        callQuery(sources, 'getMatches', LISTINGS.homeLive()),
        callQuery(sources, 'getMatches', LISTINGS.homeUpcoming()),
      ])
    // Nearly every site has the usual page: it does not wait until that is known.
    const isKnown = ownBlocks(pageConfigIn(queries, route)) !== null
    const [outcome] = await Promise.all([isKnown ? null : usual(), loadPageConfig(sources, queries, route)])
    const own = ownBlocks(pageConfigIn(queries, route))
    if (own === null) return outcome ?? usual()
    await (await blocks()).loadBlocks(own, { sources, queries, route, search, now })
    return { kind: 'found' }
  },
  head: ({ text }) => ({ title: text('pages.home.title'), description: text('pages.home.description') }),
  async parts({ queries, route }) {
    const own = ownBlocks(pageConfigIn(queries, route))
    if (own === null) return []
    return [{ module: 'src/blocks/index.ts', bring: composed.bring }, ...(await blocks()).blockParts(own)]
  },
  Page: HomePage,
}
