import { defineBlock } from '../define-block.ts'

export const eventMarkets = defineBlock({
  kind: 'event-markets',
  height: 640,
  messages: ['match', 'contests'],
  load: () => import('./block.tsx'),
})
