import { defineBlock } from '../define-block.ts'

export const contentTopLeagues = defineBlock({
  kind: 'content.top-leagues',
  height: 120,
  messages: ['blocks'],
  load: () => import('./block.tsx'),
})
