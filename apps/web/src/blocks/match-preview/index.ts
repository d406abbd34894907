import { defineBlock } from '../define-block.ts'

export const matchPreview = defineBlock({
  kind: 'match-preview',
  height: 252,
  messages: ['match', 'centre'],
  load: () => import('./block.tsx'),
})
