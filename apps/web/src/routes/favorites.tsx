import type { SportEvent } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { DaysOfEvents } from '../features/events/index.ts'
import { FavoritesPage } from '../features/favourites/index.ts'
import { ResultList } from '../features/results/index.ts'
import { useText } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'
import { PageTitle } from '../ui/index.ts'

const OVER: readonly number[] = [EVENT_STATUS.closed, EVENT_STATUS.finished]

/** What is on now, day by day what comes, and how ended what is over. */
function Events({ events }: { events: readonly SportEvent[] }) {
  const text = useText()
  const over = events.filter(({ status }) => OVER.includes(status))
  return (
    <>
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
  Page: () => <FavoritesPage byDay={(events) => events && <Events events={events} />} />,
}
