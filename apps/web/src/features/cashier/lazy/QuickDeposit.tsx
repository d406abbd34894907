import type { Carried } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useAuth } from '../../account/index.ts'
import styles from '../Cashier.module.css'
import { DepositFlow } from '../deposit/DepositFlow.tsx'

/**
 * A deposit without leaving the page: the amount that a bet lacks, or one of the player's choice. Closes once it is
 * paid.
 */
export function QuickDeposit({
  carries,
  close,
}: {
  readonly carries: Carried['quick-deposit']
  readonly close: () => void
}) {
  const text = useText()
  const auth = useAuth()
  if (auth.status !== 'LOGGED_IN') return null
  return (
    <>
      <p className={styles.Play}>{text('cashier.play_money')}</p>
      <DepositFlow
        auth={auth}
        amount={carries.amount}
        currency={carries.currency ?? auth.currency}
        where="here"
        onPaid={close}
      />
    </>
  )
}
