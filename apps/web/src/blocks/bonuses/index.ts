import { defineBlock } from '../define-block.ts'

export const bonuses = defineBlock({
  kind: 'bonuses',
  height: 320,
  messages: ['jackpots'],
  load: () => import('./block.tsx'),
})
