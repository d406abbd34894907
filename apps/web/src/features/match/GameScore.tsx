import type { Statistics } from '@touchline/contract'
import { SideScores } from '../../ui/SideScores.tsx'
import { gamePoint } from '../events/index.ts'
import styles from './Scoreboard.module.css'

/** Points of the running game, or rounds of the running map. */
export function GameScore({ game }: { game: NonNullable<Statistics['game_score']> }) {
  return (
    <span className={styles.Game}>
      <SideScores home={gamePoint(game.home)} away={gamePoint(game.away)} />
    </span>
  )
}
