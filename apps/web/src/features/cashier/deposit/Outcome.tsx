import type { Deposit } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import styles from '../Cashier.module.css'
import { useOutcomeText } from '../use-payment-alert.ts'

/** The result of a deposit, and what its player should know of it. */
export function Outcome({ deposit }: { deposit: Deposit }) {
  const text = useText()
  const outcomeText = useOutcomeText()
  return (
    <div role="status" data-deposit={deposit.id} data-deposit-status={deposit.status}>
      <p>{outcomeText(deposit)}</p>
      {deposit.passed_limit && <p className={styles.Lead}>{text('cashier.passed_limit')}</p>}
    </div>
  )
}
