import type { SportEvent } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Skeleton } from '@touchline/ui'
import { DaysOfEvents } from '../../features/events/index.ts'
import { FavoritesPage } from '../../features/favourites/index.ts'
import { ActiveFilters, filterParts, useNarrowed } from '../../features/listing/index.ts'
import { ResultList } from '../../features/results/index.ts'
import { useText } from '../../i18n/index.ts'
import { Empty, PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'favorites.followed'

const OVER: readonly number[] = [EVENT_STATUS.closed, EVENT_STATUS.finished]

/** Live events, upcoming ones by day, and results. */
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

function Followed({ place: { search } }: BlockView<Kind>) {
  return <FavoritesPage byDay={(events) => events && <Events events={events} search={search} />} />
}

/** What the player follows; only the browser knows who that is. */
export const block: BlockDefinition<Kind> = {
  parts: ({ search }) => filterParts(search),
  Block: Followed,
}
