import { defineBlock } from '../define-block.ts'

export const contentPageBanner = defineBlock({
  kind: 'content.page-banner',
  height: 180,
  messages: ['blocks'],
  load: () => import('./block.tsx'),
})
