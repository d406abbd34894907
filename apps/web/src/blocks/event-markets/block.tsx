import type { CallAnswer } from '@touchline/contract'
import { useCall } from '../../data/index.ts'
import { DrawView } from '../../features/lotteries/index.ts'
import { FieldView, MatchMarkets } from '../../features/match/index.ts'
import { RaceView } from '../../features/racing/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { useEventOfPage } from '../parts/event-of-page.ts'
import { answered } from '../parts/use-answers.ts'

type Kind = 'event-markets'

type Event = CallAnswer<'getMatch'>['data']
type Groups = CallAnswer<'getMatchMarkets'>['groups']

function MarketsOf({ event, groups }: { event: Event; groups: Groups }) {
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

function Markets({ event }: { event: Event }) {
  const call = { params: { id: event.id }, query: { limit: 500 } }
  const answer = answered(useCall('getMatchMarkets', call))
  return (
    <Answer answer={answer} height={640}>
      {({ groups }) => <MarketsOf event={event} groups={groups} />}
    </Answer>
  )
}

function EventMarkets({ place }: BlockView<Kind>) {
  const event = useEventOfPage(place)
  return event ? <Markets event={event} /> : null
}

/** Everything that can be bet on the page's event. */
export const block: BlockDefinition<Kind> = { Block: EventMarkets }
