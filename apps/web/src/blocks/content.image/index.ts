import { defineBlock } from '../define-block.ts'

export const contentImage = defineBlock({
  kind: 'content.image',
  height: 200,
  load: () => import('./block.tsx'),
})
