import { Skeleton } from '@touchline/ui'
import type { EventsList } from '../../features/catalogue/index.ts'
import { DaysOfEvents, EventList, OutrightList } from '../../features/events/index.ts'
import { FollowedTab, useWhen } from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { Later, PageTitle } from '../../ui/index.ts'
import type { BlockPlace } from '../block.ts'
import { BlockList } from './BlockList.tsx'
import { type EventWish, eventListings, listOfBlock, type Scope } from './events.ts'
import type { Paging } from './paged-block.ts'

const HEIGHT = 320

const Days: EventsList = ({ events }) =>
  events && events.length > 0 ? <DaysOfEvents events={events} /> : <EventList events={events} />

export interface EventsBlockProps {
  readonly scope: Scope
  readonly place: BlockPlace
  readonly paging: Paging
  /** What it lists where the address opens no tab. */
  readonly wish: EventWish
  /** Null for none. */
  readonly title: string | null
  readonly groupBy: 'league' | 'day' | 'none'
}

/** Events under a heading; on the page of a sport, those of the tab that its address opens. */
export function EventsBlock({ scope, place, paging, wish, title, groupBy }: EventsBlockProps) {
  const text = useText()
  const when = useWhen()
  const list = listOfBlock(scope, place, paging, wish)
  if (list.kind === 'none') return null
  const tab = list.kind === 'followed' ? 'favorites' : list.tab
  const words = title === null || tab === 'top' ? title : text(`catalogue.tab.${tab}`)
  const heading = (total?: number) => words !== null && <PageTitle title={words} count={total} level={2} />
  if (list.kind === 'followed')
    return (
      <>
        {heading()}
        <Later fallback={<Skeleton block={HEIGHT} />}>
          <FollowedTab sport={list.sport} search={place.search} />
        </Later>
      </>
    )
  const plain = groupBy === 'day' ? Days : EventList
  return (
    <BlockList
      key={tab}
      listings={eventListings(scope, place, list.wish, when)}
      place={place}
      paging={paging}
      limit={wish.limit}
      height={HEIGHT}
      List={tab === 'outrights' ? OutrightList : plain}
      heading={heading}
    />
  )
}
