import { defineBlock } from '../define-block.ts'

export const leagueEvents = defineBlock({
  kind: 'league.events',
  height: 640,
  heading: () => true,
  load: () => import('./block.tsx'),
})
