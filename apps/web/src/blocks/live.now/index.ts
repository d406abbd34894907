import { defineBlock } from '../define-block.ts'

export const liveNow = defineBlock({
  kind: 'live.now',
  height: 640,
  heading: () => true,
  load: () => import('./block.tsx'),
})
