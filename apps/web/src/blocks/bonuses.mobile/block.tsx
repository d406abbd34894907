import { BonusList } from '../../features/bonuses/index.ts'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'bonuses.mobile'
/** A phone shows the newest of a kind; the rest is a page away. */
const OF_A_KIND = 1

function BonusesGroup({ props: { title, types } }: BlockView<Kind>) {
  const text = useText()
  return (
    <>
      <PageTitle title={title ?? text('catalogue.promotions')} level={2} />
      <BonusList types={types} limit={OF_A_KIND} />
    </>
  )
}

/** One of each kind, for small screens. */
export const block: BlockDefinition<Kind> = { Block: BonusesGroup }
