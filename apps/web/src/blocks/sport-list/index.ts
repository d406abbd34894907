import { defineBlock } from '../define-block.ts'

export const sportList = defineBlock({
  kind: 'sport-list',
  height: 62,
  messages: ['blocks'],
  load: () => import('./block.tsx'),
})
