import { defineBlock } from '../define-block.ts'

export const tournaments = defineBlock({
  kind: 'tournaments',
  height: 240,
  messages: ['blocks'],
  load: () => import('./block.tsx'),
})
