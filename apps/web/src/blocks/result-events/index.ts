import { defineBlock } from '../define-block.ts'

export const resultEvents = defineBlock({
  kind: 'result-events',
  height: 320,
  messages: ['finding', 'blocks'],
  load: () => import('./block.tsx'),
})
