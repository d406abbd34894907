import { lazyComponent } from '../../../ui/index.ts'

/** What only players with bets see comes for them alone. */
export const CountOnMatch = lazyComponent(() => import('./CountOnMatch.tsx'), 'CountOnMatch', [], 'nothing')
export const BetsOnMatch = lazyComponent(() => import('./BetsOnMatch.tsx'), 'BetsOnMatch', ['bets', 'slip'])
