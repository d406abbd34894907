import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** The bonuses of the player, and where a promo code is redeemed. */
export const promotionsBonuses = defineBlock({
  kind: 'promotions.bonuses',
  places: PAGE,
  pages: ['promotions'],
  props: () => z.strictObject({}),
})
