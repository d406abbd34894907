/** Cashier: balances, deposits, withdrawals, and exchange between a player's own accounts. */
export { DepositPage } from './deposit/DepositPage.tsx'
export { OWN_DEPOSITS, OWN_WALLET, OWN_WITHDRAWALS } from './parts.ts'
export { WalletPage } from './wallet/WalletPage.tsx'
export { WithdrawPage } from './withdraw/WithdrawPage.tsx'
