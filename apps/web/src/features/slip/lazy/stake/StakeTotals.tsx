import { useText } from '../../../../i18n/index.ts'
import { Money } from '../../../../ui/index.ts'
import styles from '../SlipFooter.module.css'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'

/** The stake of one line of a system. The server spreads the stake exactly; the rounded amount is marked as such. */
export function PerLineStake({ reckoned: { slip, summary } }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const [only] = summary.bets
  if (only === undefined || only.lines <= 1n || only.bet.stake === 0) return null
  const stake = BigInt(only.bet.stake)
  return (
    <div className={styles.Row}>
      <span>{text('slip.stake.per_line')}</span>
      <span>
        {stake % only.lines === 0n ? '' : '≈ '}
        <Money subunits={(2n * stake + only.lines) / (2n * only.lines)} currency={slip.currency} />
      </span>
    </div>
  )
}

/** What all bets cost together, where it is not what was typed. */
export function TotalStake({ reckoned: { slip, summary } }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const isSplit = summary.bets.length > 1 || summary.betType === 'SYSTEM'
  if (!isSplit) return null
  return (
    <div className={styles.Row}>
      <span>{text('slip.stake.total')}</span>
      <Money subunits={summary.totalStake} currency={slip.currency} />
    </div>
  )
}
