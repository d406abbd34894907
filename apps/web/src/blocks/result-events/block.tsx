import { useWhen } from '../../features/listing/index.ts'
import { ResultList } from '../../features/results/index.ts'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { BlockList } from '../parts/BlockList.tsx'
import { eventListings } from '../parts/events.ts'
import { loadList } from '../parts/load-list.ts'

type Kind = 'result-events'

const wishOf = ({ limit }: BlockNeeds<Kind>['props']) => ({ status: 'finished', limit }) as const

function ResultEvents({ props, place, paging }: BlockView<Kind>) {
  const text = useText()
  const when = useWhen()
  return (
    <BlockList
      listings={eventListings(props, place, wishOf(props), when)}
      place={place}
      paging={paging}
      limit={props.limit}
      height={320}
      List={ResultList}
      empty={text('blocks.empty')}
      heading={() =>
        props.showTitle && (
          <PageTitle title={props.title ?? text('catalogue.results')} level={2}>
            <Link to="/results">{text('catalogue.all')}</Link>
          </PageTitle>
        )
      }
    />
  )
}

/** How the last matches ended. */
export const block: BlockDefinition<Kind> = {
  load: (context) => {
    const { props, place } = context
    return loadList(context, eventListings(props, place, wishOf(props), context), props.limit)
  },
  Block: ResultEvents,
}
