import { defineBlock } from '../define-block.ts'

export const prematchEvents = defineBlock({
  kind: 'prematch-events',
  height: 320,
  load: () => import('./block.tsx'),
})
