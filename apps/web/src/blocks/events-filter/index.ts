import { defineBlock } from '../define-block.ts'

export const eventsFilter = defineBlock({
  kind: 'events-filter',
  height: 72,
  messages: ['blocks'],
  load: () => import('./block.tsx'),
})
