import { lazyComponent } from '../../../ui/index.ts'

/** What a visitor of these pages never sees: it comes when it is known that a player is there. */
export const ALL_BETS = lazyComponent(() => import('./AllBets.tsx'), 'AllBets')
export const ONE_BET = lazyComponent(() => import('./OneBet.tsx'), 'OneBet')
