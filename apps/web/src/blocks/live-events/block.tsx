import { callQuery } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { EventsBlock } from '../parts/EventsBlock.tsx'
import { asksForOutrights, eventListings } from '../parts/events.ts'

type Kind = 'live-events'

const listings = ({ props, place, now }: Omit<BlockNeeds<Kind>, 'sources'>) =>
  asksForOutrights(props, place)
    ? []
    : eventListings(props, place, { status: 'live', limit: props.limit, isByTime: props.groupBy === 'none' }, now)

function LiveEvents({ props, place }: BlockView<Kind>) {
  const text = useText()
  const now = useLiveStore().now()
  // No championship is in play.
  if (asksForOutrights(props, place)) return null
  return (
    <EventsBlock
      title={props.showTitle ? (props.title ?? text('pages.home.live')) : null}
      listings={listings({ props, place, now })}
      groupBy={props.groupBy}
      limit={props.limit}
    />
  )
}

/** What is in play now. */
export const block: BlockDefinition<Kind> = {
  needs: ({ sources, ...rest }) => listings(rest).map((listing) => callQuery(sources, 'getMatches', listing)),
  Block: LiveEvents,
}
