import { defineBlock } from '../define-block.ts'

export const prediction = defineBlock({
  kind: 'prediction',
  height: 140,
  messages: ['match'],
  load: () => import('./block.tsx'),
})
