import { useText } from '../../../i18n/index.ts'
import { CashierFrame } from '../CashierFrame.tsx'
import { OWN_WITHDRAWALS } from '../parts.ts'

/** Money out: as few steps as money in. */
export function WithdrawPage() {
  return <CashierFrame title={useText()('cashier.withdraw')} Own={OWN_WITHDRAWALS} />
}
