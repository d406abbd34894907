import { defineBlock } from '../define-block.ts'

export const contentModal = defineBlock({
  kind: 'content.modal',
  height: 36,
  load: () => import('./block.tsx'),
})
