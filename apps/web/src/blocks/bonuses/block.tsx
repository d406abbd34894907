import { BonusList } from '../../features/bonuses/index.ts'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'bonuses'

function BonusesBlock({ props: { title, types, limit } }: BlockView<Kind>) {
  const text = useText()
  return (
    <>
      <PageTitle title={title ?? text('catalogue.promotions')} level={2} />
      <BonusList types={types} limit={limit} />
    </>
  )
}

/** The offered bonuses as cards; they depend on the player, whom only the browser knows. */
export const block: BlockDefinition<Kind> = { Block: BonusesBlock }
