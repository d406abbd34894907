import type { Carried } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useAuth } from '../../account/index.ts'
import styles from '../Cashier.module.css'
import { DepositFlow } from '../deposit/DepositFlow.tsx'

/** A deposit without leaving the page: of what a bet lacks, or of what the player says. Paid, it goes by itself. */
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
