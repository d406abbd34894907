import type { CallAnswer } from '@touchline/contract'
import { useCall } from '../../data/index.ts'
import { DrawView } from '../../features/lotteries/index.ts'
import { FieldView, MatchMarkets } from '../../features/match/index.ts'
import { RaceView } from '../../features/racing/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { useEventOfPage } from '../parts/event-of-page.ts'

type Kind = 'event-markets'

function Markets({ event }: { event: CallAnswer<'getMatch'>['data'] }) {
  const call = { params: { id: event.id }, query: { limit: 500 } }
  const groups = useCall('getMatchMarkets', call).data?.groups ?? []
  switch (event.type) {
    case 'match':
      return <MatchMarkets match={event} groups={groups} />
    case 'draw':
      return <DrawView draw={event} groups={groups} />
    case 'race':
      return <RaceView race={event} />
    case 'outright':
      return <FieldView event={event} />
  }
}

function EventMarkets({ place }: BlockView<Kind>) {
  const event = useEventOfPage(place)
  return event ? <Markets event={event} /> : null
}

/** Everything that can be bet on the page's event. */
export const block: BlockDefinition<Kind> = { Block: EventMarkets }
