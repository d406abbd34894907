export { JackpotBanner } from './JackpotBanner.tsx'
export { JackpotCard } from './JackpotCard.tsx'
export { JackpotLeaderboard } from './JackpotLeaderboard.tsx'
export { HITS_AGAIN_MS, hitsAsked, useJackpot } from './use-jackpot.ts'
