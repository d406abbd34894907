import { SPORT_KEYS } from '@touchline/contract/constants'
import { callQuery, useCall } from '../data/index.ts'
import {
  LISTINGS,
  Listed,
  listingPath,
  loadCalls,
  loadListed,
  readFilters,
  readSport,
  SportChips,
  useListed,
} from '../features/catalogue/index.ts'
import { EventList } from '../features/events/index.ts'
import { useText } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageContext, PageDefinition } from '../shell/page.ts'
import { ownBlocks, pageConfigIn } from '../site/index.ts'
import { PageTitle, Stack } from '../ui/index.ts'

type EsportsRoute = Extract<Route, { page: 'esports' }>

const scope = (search: URLSearchParams) => ({ sport_type: 'cyber', sport_key: readSport(search, SPORT_KEYS) }) as const

function EsportsPage({ search }: PageContext<EsportsRoute>) {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const live = useCall('getMatches', LISTINGS.live(scope(search)))
  const listed = (page: number) => LISTINGS.upcoming(scope(search), page)
  const upcoming = useListed(listed, readFilters(search).page)
  const isFirst = (upcoming?.pagination.page ?? 1) === 1
  return (
    <Stack>
      <SportChips
        sports={sports.filter((sport) => sport.type === 'cyber')}
        count={(sport) => sport.events_count.live + sport.events_count.prematch}
        current={readSport(search, SPORT_KEYS)}
        to={(sport) => listingPath('/cybersport', search, { sport: sport?.key })}
        allIcon="gamepad"
      />
      <PageTitle title={text('pages.esports.title')} />
      {isFirst && <EventList key={`live-${search.get('sport')}`} events={live.data?.data} />}
      <PageTitle title={text('catalogue.upcoming')} count={upcoming?.pagination.total} level={2} />
      <Listed answer={upcoming} listing={listed} path="/cybersport" search={search} List={EventList} />
    </Stack>
  )
}

/** Live and upcoming e-sports. */
export const page: PageDefinition<EsportsRoute> = {
  async load({ sources, queries, route, search }) {
    // What the site puts there instead brings its own.
    if (ownBlocks(pageConfigIn(queries, route)) !== null) return { kind: 'found' }
    const listed = (page: number) => LISTINGS.upcoming(scope(search), page)
    const [outcome] = await Promise.all([
      loadListed({ sources, queries }, listed, readFilters(search).page),
      loadCalls(queries, [callQuery(sources, 'getMatches', LISTINGS.live(scope(search)))]),
    ])
    return outcome
  },
  head: ({ text }) => ({ title: text('pages.esports.title'), description: () => text('pages.esports.description') }),
  Page: EsportsPage,
}
