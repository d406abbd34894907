import { PromotionsPage } from '../../features/bonuses/index.ts'
import type { BlockDefinition } from '../block.ts'

/** Bonuses and promo codes. Whose they are only the browser knows: the server makes their frame. */
export const block: BlockDefinition<'promotions.bonuses'> = { Block: () => <PromotionsPage /> }
