import { callQuery } from '../../data/index.ts'
import { listingPath } from '../../features/catalogue/index.ts'
import {
  type Choosing,
  SPORTS_STALE_MS,
  sideChoices,
  sortChoices,
  switchChoice,
  timeChoices,
  useDayChoices,
  useSportChoices,
} from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { readTab, SPORT_TABS } from '../../navigation/index.ts'
import { Chips } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { pathOfPage } from '../parts/path-of-page.ts'
import styles from './events-filter.module.css'

type Kind = 'events-filter'
type Filter = BlockView<Kind>['props']['filters'][number]

function SportFilter({ choosing }: { choosing: Choosing }) {
  return <Chips label={useText()('catalogue.sports')} items={useSportChoices(choosing)} />
}

function DayFilter({ choosing }: { choosing: Choosing }) {
  const text = useText()
  return <Chips label={text('catalogue.days')} items={useDayChoices(choosing, text('catalogue.all'))} />
}

interface PlainFilterProps {
  readonly filter: Filter
  readonly isSport: boolean
  readonly choosing: Choosing
}

/** Choices of one filter as chips; null for those that have nothing to choose on this page. */
function PlainFilter({ filter, isSport, choosing }: PlainFilterProps) {
  const text = useText()
  switch (filter) {
    case 'tab': {
      if (!isSport) return null
      const chosen = readTab(choosing.search)
      const items = SPORT_TABS.map((tab) => ({
        to: choosing.to({ tab: tab === 'top' ? undefined : tab }),
        label: text(`catalogue.tab.${tab}`),
        current: tab === chosen,
      }))
      return <Chips label={text('catalogue.tabs')} items={items} />
    }
    case 'time':
      return <Chips label={text('catalogue.time')} items={timeChoices(text, choosing)} />
    case 'sortBy':
      return <Chips label={text('catalogue.sort')} items={sortChoices(text, choosing)} />
    case 'isBettable':
    case 'video': {
      const label = text(filter === 'video' ? 'blocks.with_video' : 'catalogue.bettable')
      return <Chips label={label} items={[switchChoice(filter, label, choosing)]} />
    }
    case 'side':
      return <Chips label={text('blocks.favored_side')} items={sideChoices(text, choosing)} />
    case 'sport':
      return <SportFilter choosing={choosing} />
    case 'date':
      return <DayFilter choosing={choosing} />
  }
}

function EventsFilter({ props, place: { route, search } }: BlockView<Kind>) {
  const path = pathOfPage(route)
  const choosing: Choosing = { search, to: (choice) => listingPath(path, search, choice) }
  return (
    <div className={styles.Filters}>
      {props.filters.map((filter) => (
        <PlainFilter key={filter} filter={filter} isSport={route.page === 'sport'} choosing={choosing} />
      ))}
    </div>
  )
}

/** What narrows and orders the listings of the page: the filters that the site offers, in its order. */
export const block: BlockDefinition<Kind> = {
  needs: ({ props, sources }) =>
    props.filters.includes('sport') ? [callQuery(sources, 'getSports', undefined, SPORTS_STALE_MS)] : [],
  Block: EventsFilter,
}
