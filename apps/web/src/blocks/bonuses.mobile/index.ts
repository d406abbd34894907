import { defineBlock } from '../define-block.ts'

export const bonusesMobile = defineBlock({
  kind: 'bonuses.mobile',
  height: 240,
  messages: ['jackpots'],
  load: () => import('./block.tsx'),
})
