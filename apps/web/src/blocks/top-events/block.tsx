import { EVENT_STATUS } from '@touchline/contract/constants'
import { callQuery } from '../../data/index.ts'
import { TopMatches } from '../../features/home/index.ts'
import { useWhen, type When } from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { Empty, PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { eventListings } from '../parts/events.ts'
import { useEvents } from '../parts/use-answers.ts'

type Kind = 'top-events'

/** Events requested beyond those shown: a suspended one is left out. */
const SPARE = 3
/** As many as one listing holds. */
const MOST = 500

const listings = ({ props, place }: Pick<BlockNeeds<Kind>, 'props' | 'place'>, when: When) =>
  eventListings(props, place, { status: 'bettable', limit: Math.min(props.limit * SPARE, MOST) }, when).map((listing) =>
    listing(1),
  )

function TopEvents({ props, place }: BlockView<Kind>) {
  const text = useText()
  const answer = useEvents(listings({ props, place }, useWhen()))
  return (
    <>
      {props.showTitle && <PageTitle title={props.title ?? text('pages.home.top')} level={2} />}
      <Answer answer={answer} height={180}>
        {({ events }) => {
          const coming = events.filter(({ status }) => status === EVENT_STATUS.prematch)
          const running = events.filter(({ status }) => status !== EVENT_STATUS.prematch)
          return events.length === 0 ? (
            <Empty>{text('catalogue.empty')}</Empty>
          ) : (
            <TopMatches running={running} coming={coming} limit={props.limit} />
          )
        }}
      </Answer>
    </>
  )
}

/** The matches of the moment with their prices. */
export const block: BlockDefinition<Kind> = {
  needs: (context) => listings(context, context).map((listing) => callQuery(context.sources, 'getMatches', listing)),
  Block: TopEvents,
}
