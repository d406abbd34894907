import { defineBlock } from '../define-block.ts'

export const contentButton = defineBlock({
  kind: 'content.button',
  height: 36,
  load: () => import('./block.tsx'),
})
