import { callQuery } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { EventsBlock } from '../parts/EventsBlock.tsx'
import { eventListings } from '../parts/events.ts'

type Kind = 'prematch-events'

function listings({ props, place, now }: Omit<BlockNeeds<Kind>, 'sources'>) {
  const { groupBy, hours, limit } = props
  return eventListings(props, place, { status: 'prematch', limit, hours, isByTime: groupBy !== 'league' }, now)
}

function PrematchEvents({ props, place }: BlockView<Kind>) {
  const text = useText()
  const now = useLiveStore().now()
  return (
    <EventsBlock
      title={props.showTitle ? (props.title ?? text('pages.home.upcoming')) : null}
      listings={listings({ props, place, now })}
      groupBy={props.groupBy}
      limit={props.limit}
    />
  )
}

/** What comes next. */
export const block: BlockDefinition<Kind> = {
  needs: ({ sources, ...rest }) => listings(rest).map((listing) => callQuery(sources, 'getMatches', listing)),
  Block: PrematchEvents,
}
