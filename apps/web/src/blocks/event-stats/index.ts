import { defineBlock } from '../define-block.ts'

export const eventStats = defineBlock({
  kind: 'event-stats',
  height: 220,
  messages: ['match'],
  // The names of both sides above the statistics.
  heading: (_, { page }) => page === 'event',
  load: () => import('./block.tsx'),
})
