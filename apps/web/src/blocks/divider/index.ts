import { defineBlock } from '../define-block.ts'

export const divider = defineBlock({
  kind: 'divider',
  height: 1,
  load: () => import('./block.tsx'),
})
