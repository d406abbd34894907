import { defineBlock } from '../define-block.ts'

export const esportsEvents = defineBlock({
  kind: 'esports.events',
  height: 640,
  heading: () => true,
  load: () => import('./block.tsx'),
})
