import { useText } from '../../i18n/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { EventsBlock } from '../parts/EventsBlock.tsx'
import type { EventWish } from '../parts/events.ts'
import { loadEvents } from '../parts/load-list.ts'

type Kind = 'prematch-events'

const wishOf = ({ hours, limit, groupBy }: BlockNeeds<Kind>['props']): EventWish => ({
  status: 'prematch',
  hours,
  limit,
  isByTime: groupBy !== 'league',
})

function PrematchEvents({ props, place, paging }: BlockView<Kind>) {
  const text = useText()
  return (
    <EventsBlock
      scope={props}
      place={place}
      paging={paging}
      wish={wishOf(props)}
      title={props.showTitle ? (props.title ?? text('catalogue.upcoming')) : null}
      groupBy={props.groupBy}
    />
  )
}

/** What comes next. */
export const block: BlockDefinition<Kind> = {
  load: (context) => loadEvents(context, context.props, wishOf(context.props)),
  Block: PrematchEvents,
}
