import { defineBlock } from '../define-block.ts'

export const promotionsBonuses = defineBlock({
  kind: 'promotions.bonuses',
  height: 640,
  messages: ['jackpots'],
  heading: () => true,
  load: () => import('./block.tsx'),
})
