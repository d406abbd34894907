import { lazyComponent } from '../../../ui/index.ts'

/** Few bets are ever answered with another one: what shows it comes with the first. */
export const CounterOffer = lazyComponent(() => import('./CounterOffer.tsx'), 'CounterOffer', ['betting'])
