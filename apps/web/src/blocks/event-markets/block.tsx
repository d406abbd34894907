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

type Props = BlockView<Kind>['props']

function MarketsOf({ event, groups, props }: { event: Event; groups: Groups; props: Props }) {
  const { showGroups, showSearch } = props
  const without = [...(showGroups ? [] : (['groups'] as const)), ...(showSearch ? [] : (['search'] as const))]
  switch (event.type) {
    case 'match':
      return <MatchMarkets match={event} groups={groups} without={without} />
    case 'draw':
      return <DrawView draw={event} groups={groups} />
    case 'race':
      return <RaceView race={event} />
    case 'outright':
      return <FieldView event={event} />
  }
}

function Markets({ event, props }: { event: Event; props: Props }) {
  const call = { params: { id: event.id }, query: { limit: 500 } }
  const answer = answered(useCall('getMatchMarkets', call))
  return (
    <Answer answer={answer} height={640}>
      {({ groups }) => <MarketsOf event={event} groups={groups} props={props} />}
    </Answer>
  )
}

function EventMarkets({ place, props }: BlockView<Kind>) {
  const event = useEventOfPage(place)
  return event ? <Markets event={event} props={props} /> : null
}

/** Everything that can be bet on the page's event. */
export const block: BlockDefinition<Kind> = { Block: EventMarkets }
