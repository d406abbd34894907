import type { Bet } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import styles from './Progress.module.css'

const IN: readonly string[] = ['win', 'half_win', 'void']
const OUT: readonly string[] = ['lose', 'half_lose']

/** How far a bet of several legs has come: one mark a leg, and the same in words. */
export function Progress({ bet }: { bet: Bet }) {
  const text = useText()
  const legs = bet.selections
  return (
    <div className={styles.Progress}>
      <span className={styles.Marks} aria-hidden="true">
        {legs.map((leg) => (
          <span
            key={leg.id}
            className={styles.Mark}
            data-state={IN.includes(leg.status) ? 'in' : OUT.includes(leg.status) ? 'out' : undefined}
          />
        ))}
      </span>
      <span>
        {text('bets.progress', { in: legs.filter((leg) => IN.includes(leg.status)).length, count: legs.length })}
      </span>
    </div>
  )
}
