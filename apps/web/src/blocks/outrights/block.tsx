import { callQuery } from '../../data/index.ts'
import { OutrightList } from '../../features/events/index.ts'
import { useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { eventListings } from '../parts/events.ts'
import { useEvents } from '../parts/use-answers.ts'

type Kind = 'outrights'

const listings = ({ props, place, now }: Omit<BlockNeeds<Kind>, 'sources'>) =>
  eventListings(props, place, { status: 'bettable', limit: props.limit, type: 'outright' }, now)

function Outrights({ props, place }: BlockView<Kind>) {
  const text = useText()
  const answer = useEvents(listings({ props, place, now: useLiveStore().now() }))
  return (
    <>
      {props.showTitle && <PageTitle title={props.title ?? text('catalogue.tab.outrights')} level={2} />}
      <Answer answer={answer} height={240}>
        {(events) => <OutrightList events={events.slice(0, props.limit)} />}
      </Answer>
    </>
  )
}

/** Who wins a championship. */
export const block: BlockDefinition<Kind> = {
  needs: ({ sources, ...rest }) => listings(rest).map((listing) => callQuery(sources, 'getMatches', listing)),
  Block: Outrights,
}
