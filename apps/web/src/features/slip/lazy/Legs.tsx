import type { ReckonedSlip } from '../use-slip.ts'
import { Leg } from './Leg.tsx'
import styles from './Legs.module.css'
import { StakeField } from './StakeField.tsx'

/** The selections. Several singles carry a stake each. */
export function Legs({ reckoned }: { reckoned: ReckonedSlip }) {
  const { summary } = reckoned
  return (
    <ul className={styles.Legs}>
      {summary.bets.map(({ key, bet }) =>
        bet.selections.map((selection) => (
          <li key={selection.id} className={styles.Item}>
            <Leg selection={selection} reckoned={reckoned} />
            {summary.isMultiSingle && (
              <div className={styles.Stake}>
                <StakeField reckoned={reckoned} betKey={key} look="small" />
              </div>
            )}
          </li>
        )),
      )}
    </ul>
  )
}
