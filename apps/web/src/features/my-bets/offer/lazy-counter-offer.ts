import { lazyPart } from '../../../ui/index.ts'

/** Few bets are ever answered with another one: what shows it comes with the first. */
export const CounterOffer = lazyPart(async () => (await import('./CounterOffer.tsx')).CounterOffer, ['betting'])
