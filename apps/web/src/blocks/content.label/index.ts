import { defineBlock } from '../define-block.ts'

export const contentLabel = defineBlock({
  kind: 'content.label',
  height: 34,
  heading: ({ look }, { isFirst }) => isFirst && look === 'heading',
  load: () => import('./block.tsx'),
})
