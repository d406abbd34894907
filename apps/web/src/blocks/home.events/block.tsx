import { useCall } from '../../data/index.ts'
import { LISTINGS } from '../../features/catalogue/index.ts'
import { EventList } from '../../features/events/index.ts'
import { useNarrow } from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { searchOf } from '../../navigation/index.ts'
import { Chips, PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { loadFrontPage } from '../parts/front-page.ts'

type Kind = 'home.events'

function HomeEvents({ place: { search } }: BlockView<Kind>) {
  const text = useText()
  const narrowed = useNarrow(search)
  const live = useCall('getMatches', narrowed(LISTINGS.homeLive)(1))
  const upcoming = useCall('getMatches', narrowed(LISTINGS.homeUpcoming)(1))
  return (
    <>
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
    </>
  )
}

/** Live and upcoming events. */
export const block: BlockDefinition<Kind> = { load: loadFrontPage, Block: HomeEvents }
