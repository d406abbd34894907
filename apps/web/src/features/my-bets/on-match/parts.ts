import { lazyPart } from '../../../ui/index.ts'

/** What only players with bets see comes for them alone. */
export const CountOnMatch = lazyPart(async () => (await import('./CountOnMatch.tsx')).CountOnMatch, [], 'nothing')
export const BetsOnMatch = lazyPart(async () => (await import('./BetsOnMatch.tsx')).BetsOnMatch, ['bets', 'slip'])
