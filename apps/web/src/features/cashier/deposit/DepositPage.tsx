import { useText } from '../../../i18n/index.ts'
import { CashierFrame } from '../CashierFrame.tsx'
import { OWN_DEPOSITS } from '../parts.ts'

/** Money in: the amount, the provider's page, and what became of deposits. */
export function DepositPage() {
  return <CashierFrame title={useText()('cashier.deposit')} Own={OWN_DEPOSITS} />
}
