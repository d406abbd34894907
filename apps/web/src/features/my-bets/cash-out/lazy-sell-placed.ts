import { lazyPart } from '../../../ui/index.ts'

/** It comes with the first receipt of a bet that can be sold. */
export const SellPlaced = lazyPart(async () => (await import('./SellPlaced.tsx')).SellPlaced, ['bets'])
