import { lazyComponent } from '../../../ui/index.ts'

/** It comes with the first receipt of a bet that can be sold. */
export const SellPlaced = lazyComponent(() => import('./SellPlaced.tsx'), 'SellPlaced', ['bets'])
