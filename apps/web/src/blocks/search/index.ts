import { defineBlock } from '../define-block.ts'

export const search = defineBlock({
  kind: 'search',
  height: 44,
  messages: ['finding'],
  load: () => import('./block.tsx'),
})
