import { defineBlock } from '../define-block.ts'

export const speedDial = defineBlock({
  kind: 'speed-dial',
  height: 64,
  messages: ['blocks'],
  load: () => import('./block.tsx'),
})
