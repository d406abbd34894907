import { defineBlock } from '../define-block.ts'

export const liveEvents = defineBlock({
  kind: 'live-events',
  height: 320,
  load: () => import('./block.tsx'),
})
