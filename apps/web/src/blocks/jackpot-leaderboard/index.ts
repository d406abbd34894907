import { defineBlock } from '../define-block.ts'

export const jackpotLeaderboard = defineBlock({
  kind: 'jackpot-leaderboard',
  height: 220,
  messages: ['jackpots'],
  load: () => import('./block.tsx'),
})
