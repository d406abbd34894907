import { OutrightList } from '../../features/events/index.ts'
import { useWhen } from '../../features/listing/index.ts'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockNeeds, BlockView } from '../block.ts'
import { BlockList } from '../parts/BlockList.tsx'
import { eventListings, listOfBlock } from '../parts/events.ts'
import { loadList } from '../parts/load-list.ts'

type Kind = 'outrights'

/**
 * Whether the address shows a list of another block, such as another tab of a sport's page: this block is then empty.
 */
const isElsewhere = ({ props, place, paging }: Pick<BlockNeeds<Kind>, 'props' | 'place' | 'paging'>) =>
  listOfBlock(props, place, paging, wishOf(props)).kind === 'none'

const wishOf = ({ limit }: BlockNeeds<Kind>['props']) => ({ status: 'bettable', limit, type: 'outright' }) as const

function Outrights({ props, place, paging }: BlockView<Kind>) {
  const text = useText()
  const when = useWhen()
  if (isElsewhere({ props, place, paging })) return null
  return (
    <BlockList
      listings={eventListings(props, place, wishOf(props), when)}
      place={place}
      paging={paging}
      limit={props.limit}
      height={240}
      List={OutrightList}
      heading={() => props.showTitle && <PageTitle title={props.title ?? text('catalogue.tab.outrights')} level={2} />}
    />
  )
}

/** Who wins a championship. */
export const block: BlockDefinition<Kind> = {
  async load(context) {
    const { props, place } = context
    if (isElsewhere(context)) return undefined
    return loadList(context, eventListings(props, place, wishOf(props), context), props.limit)
  },
  Block: Outrights,
}
