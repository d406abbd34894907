import { defineBlock } from '../define-block.ts'

export const searchFound = defineBlock({
  kind: 'search.found',
  height: 640,
  messages: ['finding'],
  heading: () => true,
  load: () => import('./block.tsx'),
})
