import { defineBlock } from '../define-block.ts'

export const lotteriesDraws = defineBlock({
  kind: 'lotteries.draws',
  height: 640,
  messages: ['contests'],
  heading: () => true,
  load: () => import('./block.tsx'),
})
