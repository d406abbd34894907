import type { Statistics } from '@touchline/contract'
import styles from './CourtPoints.module.css'

const ADVANTAGE = 50

function written(points: number): string {
  return points === ADVANTAGE ? 'A' : String(points)
}

/** Points of the running game on the court: each side's on its half, with the ball where it is served. */
export function CourtPoints({ statistics }: { statistics: Statistics | null }) {
  const game = statistics?.game_score
  if (!game) return null
  return (
    <div className={styles.CourtPoints} aria-hidden="true">
      {(['home', 'away'] as const).map((side) => (
        <span key={side} data-side={side} data-serves={statistics.current_server === side}>
          {written(game[side])}
        </span>
      ))}
    </div>
  )
}
