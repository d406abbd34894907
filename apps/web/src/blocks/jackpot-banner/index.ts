import { defineBlock } from '../define-block.ts'

export const jackpotBanner = defineBlock({
  kind: 'jackpot-banner',
  height: 120,
  messages: ['jackpots'],
  load: () => import('./block.tsx'),
})
