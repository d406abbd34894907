import { defineBlock } from '../define-block.ts'

export const bonus = defineBlock({
  kind: 'bonus',
  height: 36,
  messages: ['jackpots'],
  load: () => import('./block.tsx'),
})
