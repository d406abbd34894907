import { defineBlock } from '../define-block.ts'

export const contentIframe = defineBlock({
  kind: 'content.iframe',
  height: 400,
  load: () => import('./block.tsx'),
})
