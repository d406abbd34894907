import { callQuery } from '../../data/index.ts'
import { ResultList } from '../../features/results/index.ts'
import { useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import { Link } from '../../navigation/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { eventListings } from '../parts/events.ts'
import { useEvents } from '../parts/use-answers.ts'

type Kind = 'result-events'

/** The last ones first. */
const LATEST = '-start_time'

const listings = ({ props, place, now }: Omit<BlockNeeds<Kind>, 'sources'>) =>
  eventListings(props, place, { status: 'finished', limit: props.limit }, now).map(({ query }) => ({
    query: { ...query, sort_by: LATEST },
  }))

function ResultEvents({ props, place }: BlockView<Kind>) {
  const text = useText()
  const answer = useEvents(listings({ props, place, now: useLiveStore().now() }))
  return (
    <>
      {props.showTitle && (
        <PageTitle title={props.title ?? text('catalogue.results')} level={2}>
          <Link to="/results">{text('catalogue.all')}</Link>
        </PageTitle>
      )}
      <Answer answer={answer} height={320}>
        {(events) => <ResultList events={events.slice(0, props.limit)} empty={text('blocks.empty')} />}
      </Answer>
    </>
  )
}

/** How the last matches ended. */
export const block: BlockDefinition<Kind> = {
  needs: ({ sources, ...rest }) => listings(rest).map((listing) => callQuery(sources, 'getMatches', listing)),
  Block: ResultEvents,
}
