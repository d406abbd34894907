import { lazyComponent } from '../../../ui/index.ts'

/** Counter-offers are rare: the component loads with the first one. */
export const CounterOffer = lazyComponent(() => import('./CounterOffer.tsx'), 'CounterOffer', ['betting'])
