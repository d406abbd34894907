import { MyBets } from '../../../my-bets/lazy/MyBets.tsx'
import { betActions } from '../../share/BetActions.tsx'

/** The tab of the player's bets, with what can be done with each. */
export function MyBetsTab() {
  return <MyBets actions={betActions} />
}
