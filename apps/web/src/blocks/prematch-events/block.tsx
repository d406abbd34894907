import { callQuery } from '../../data/index.ts'
import { readDay } from '../../features/catalogue/index.ts'
import { dayAfter, startOfDay } from '../../features/events/index.ts'
import { useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import { usePreference } from '../../preferences/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { EventsBlock } from '../parts/EventsBlock.tsx'
import { asksForOutrights, eventListings } from '../parts/events.ts'

type Kind = 'prematch-events'

/** The day that the address asks for. */
const dayOf = ({ props, place }: Pick<BlockNeeds<Kind>, 'props' | 'place'>) =>
  props.followsPage ? readDay(place.search) : undefined

/** @param zone of the viewer, whose days are meant */
function listings({ props, place, now }: Omit<BlockNeeds<Kind>, 'sources'>, zone?: string) {
  const { groupBy, hours, limit } = props
  const day = dayOf({ props, place })
  const span =
    day === undefined || zone === undefined
      ? undefined
      : { from: startOfDay(day, zone), to: startOfDay(dayAfter(day), zone) }
  const wish = { status: 'prematch', limit, hours, span, isByTime: groupBy !== 'league' } as const
  return eventListings(props, place, asksForOutrights(props, place) ? { ...wish, type: 'outright' } : wish, now)
}

function PrematchEvents({ props, place }: BlockView<Kind>) {
  const text = useText()
  const now = useLiveStore().now()
  const zone = usePreference('timeZone')
  const isOutrights = asksForOutrights(props, place)
  const usual = text(isOutrights ? 'catalogue.tab.outrights' : 'pages.home.upcoming')
  return (
    <EventsBlock
      title={props.showTitle ? (props.title ?? usual) : null}
      listings={listings({ props, place, now }, zone)}
      isOutrights={isOutrights}
      groupBy={props.groupBy}
      limit={props.limit}
    />
  )
}

/** What comes next. */
export const block: BlockDefinition<Kind> = {
  // Only the browser knows which hours a day of the viewer has.
  needs: ({ sources, ...rest }) =>
    dayOf(rest) === undefined ? listings(rest).map((listing) => callQuery(sources, 'getMatches', listing)) : [],
  Block: PrematchEvents,
}
