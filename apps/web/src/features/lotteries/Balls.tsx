import type { Draw } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { useEventLive } from '../../live/index.ts'
import styles from './Balls.module.css'

/** The balls of a draw in their order, as they come; empty places for those to come. */
export function Balls({ draw }: { draw: Draw }) {
  const text = useText()
  const { balls, bonus } = useEventLive(draw.id)?.drawn ?? { balls: draw.balls, bonus: draw.bonus_ball }
  const waiting = Array.from({ length: draw.ball_count - balls.length }, (_, i) => balls.length + i)
  return (
    <div className={styles.Balls} role="status" aria-label={text('match.balls')}>
      {balls.map((ball) => (
        <span key={ball} className={styles.Ball}>
          {ball}
        </span>
      ))}
      {waiting.map((place) => (
        <span key={`place-${place}`} className={styles.Ball} data-waiting="" aria-hidden="true" />
      ))}
      {draw.has_bonus_ball && (
        <span className={styles.Bonus} title={text('match.bonus_ball')}>
          <span aria-hidden="true">+</span>
          {bonus === null ? (
            <span className={styles.Ball} data-waiting="" aria-hidden="true" />
          ) : (
            <span className={styles.Ball} data-bonus="">
              {bonus}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
