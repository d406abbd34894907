import { defineBlock } from '../define-block.ts'

export const outrights = defineBlock({
  kind: 'outrights',
  height: 240,
  load: () => import('./block.tsx'),
})
