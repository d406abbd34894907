import { StakeOfBet } from '../stake/StakeOfBet.tsx'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { Leg } from './Leg.tsx'
import { LegHandle } from './LegHandle.tsx'
import styles from './Legs.module.css'
import { PartsOfOne } from './PartsOfOne.tsx'

/**
 * The selections; those of the bet builder are one. Singles have a stake each; the legs of a system can be reordered.
 */
export function Legs({ reckoned }: { reckoned: ReckonedSlip }) {
  const { slip, summary } = reckoned
  return (
    <ul className={styles.Legs}>
      {summary.bets.map((summarized) => {
        const { key, bet } = summarized
        const stake = summary.bets.length > 1 && <StakeOfBet reckoned={reckoned} summarized={summarized} />
        if (bet.betType === 'CUSTOM_BET') {
          return (
            <li key={key} className={styles.Item}>
              <PartsOfOne bet={bet} betKey={key} reckoned={reckoned} />
              {stake}
            </li>
          )
        }
        const isOrdered = bet.betType === 'SYSTEM' && !slip.inProgress
        const of = bet.selections.length
        return bet.selections.map((selection, at) => (
          <li
            key={selection.id}
            className={styles.Item}
            data-ordered={isOrdered}
            data-leg={selection.id}
            data-leg-odds={selection.odds}
          >
            {isOrdered && <LegHandle selectionId={selection.id} outcome={selection.outcomeName} at={at} of={of} />}
            <Leg selection={selection} reckoned={reckoned} />
            {at === bet.selections.length - 1 && stake}
          </li>
        ))
      })}
    </ul>
  )
}
