import { useCall } from '../../data/index.ts'
import { LISTINGS } from '../../features/catalogue/index.ts'
import { EventList } from '../../features/events/index.ts'
import { useNarrow } from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { Chips } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { loadFrontPage } from '../parts/front-page.ts'
import styles from './HomeEvents.module.css'

type Kind = 'home.events'

const chip = (to: string, label: string) => ({ to, label, current: false })

function HomeEvents({ place: { search } }: BlockView<Kind>) {
  const text = useText()
  const narrowed = useNarrow(search)
  const live = useCall('getMatches', narrowed(LISTINGS.homeLive)(1))
  const upcoming = useCall('getMatches', narrowed(LISTINGS.homeUpcoming)(1))
  return (
    <>
      <div className={styles.Line}>
        <h1>{text('pages.home.live')}</h1>
        <Chips
          label={text('catalogue.tabs')}
          items={[
            chip('/live', text('catalogue.in_play')),
            chip('/schedule?time=3&sortBy=time', text('pages.home.soon')),
            chip('/schedule', text('catalogue.today')),
            chip('/results', text('catalogue.results')),
          ]}
        />
      </div>
      <EventList events={live.data?.data} />
      <h2 className={styles.Upcoming}>{text('catalogue.upcoming')}</h2>
      <EventList events={upcoming.data?.data} />
    </>
  )
}

/** Live and upcoming events. */
export const block: BlockDefinition<Kind> = { load: loadFrontPage, Block: HomeEvents }
