import { CashierFrame } from '../CashierFrame.tsx'
import { OWN_WALLET } from '../parts.ts'

/** A player's money: what there is in each currency, and where to go with it. */
export function WalletPage() {
  return <CashierFrame at="wallet" Own={OWN_WALLET} />
}
