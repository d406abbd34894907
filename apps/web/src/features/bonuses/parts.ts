import { lazyComponent } from '../../ui/index.ts'

/** How bonuses are drawn: fetched with the list of them, which the server has not. */
export const OFFERS = lazyComponent(() => import('./lazy/Offers.tsx'), 'Offers', ['jackpots', 'offers'])
