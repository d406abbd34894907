import type { Bet } from '@touchline/contract'
import { lazyComponent } from '../../../ui/index.ts'

/** What can be done with a bet, for pages that show none to visitors. */
export const BET_ACTIONS = lazyComponent(() => import('./BetActions.tsx'), 'BetActions')

/** The same as a function, for lists of bets; what is around them waits for it. */
export function betActions(bet: Bet) {
  return <BET_ACTIONS bet={bet} />
}
