import { defineBlock } from '../define-block.ts'

export const promocode = defineBlock({
  kind: 'promocode',
  height: 96,
  messages: ['jackpots'],
  load: () => import('./block.tsx'),
})
