import { PromotionsPage } from '../../features/bonuses/index.ts'
import type { BlockDefinition } from '../block.ts'

/** Bonuses and promo codes. They depend on the player, so the server renders the frame only. */
export const block: BlockDefinition<'promotions.bonuses'> = { Block: () => <PromotionsPage /> }
