import { defineBlock } from '../define-block.ts'

export const homeTopMatches = defineBlock({
  kind: 'home.top-matches',
  height: 180,
  load: () => import('./block.tsx'),
})
