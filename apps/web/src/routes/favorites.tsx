import type { SportEvent } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Skeleton } from '@touchline/ui'
import { DaysOfEvents } from '../features/events/index.ts'
import { FavoritesPage } from '../features/favourites/index.ts'
import { ActiveFilters, filterParts, useNarrowed } from '../features/listing/index.ts'
import { ResultList } from '../features/results/index.ts'
import { useText } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import { Empty, PageTitle } from '../ui/index.ts'

const OVER: readonly number[] = [EVENT_STATUS.closed, EVENT_STATUS.finished]

/** What is on now, day by day what comes, and how ended what is over. */
function Events({ events: followed, search }: { events: readonly SportEvent[]; search: URLSearchParams }) {
  const text = useText()
  const events = useNarrowed(followed, search)
  if (!events) return <Skeleton block={240} />
  const over = events.filter(({ status }) => OVER.includes(status))
  return (
    <>
      <ActiveFilters path="/favorites" search={search} />
      {events.length === 0 && <Empty>{text('catalogue.empty')}</Empty>}
      <DaysOfEvents events={events.filter(({ status }) => !OVER.includes(status))} />
      {over.length > 0 && (
        <>
          <PageTitle title={text('catalogue.ended')} count={over.length} level={2} />
          <ResultList events={over} empty="" />
        </>
      )}
    </>
  )
}

/** What the player follows. Who they are only the browser knows: the server makes its frame. */
export const page: PageDefinition<Extract<Route, { page: 'favorites' }>> = {
  load: async () => ({ kind: 'found' }),
  head: ({ text }) => ({
    title: text('catalogue.favorites'),
    description: () => text('finding.favorites.visitor'),
    noindex: true,
  }),
  messages: ['finding'],
  parts: async ({ search }) => filterParts(search),
  Page: ({ search }) => <FavoritesPage byDay={(events) => events && <Events events={events} search={search} />} />,
}
