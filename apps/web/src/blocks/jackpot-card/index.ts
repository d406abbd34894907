import { defineBlock } from '../define-block.ts'

export const jackpotCard = defineBlock({
  kind: 'jackpot-card',
  height: 250,
  messages: ['jackpots'],
  load: () => import('./block.tsx'),
})
