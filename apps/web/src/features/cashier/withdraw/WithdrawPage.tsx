import { CashierFrame } from '../CashierFrame.tsx'
import { OWN_WITHDRAWALS } from '../parts.ts'

/** Money out: as few steps as money in. */
export function WithdrawPage() {
  return <CashierFrame at="withdraw" Own={OWN_WITHDRAWALS} />
}
