import { CashierFrame } from '../CashierFrame.tsx'
import { OWN_DEPOSITS } from '../parts.ts'

/** Money in: the amount, the provider's page, and the results of deposits. */
export function DepositPage() {
  return <CashierFrame at="deposit" Own={OWN_DEPOSITS} />
}
