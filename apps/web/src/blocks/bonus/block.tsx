import { BonusCount } from '../../features/bonuses/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'bonus'

function BonusBlock({ props: { types, link } }: BlockView<Kind>) {
  return <BonusCount types={types} link={link} />
}

/** How many bonuses can be used, and the way to them. */
export const block: BlockDefinition<Kind> = { Block: BonusBlock }
