/** Transactions: what moved the player's money, as the ledger has it. */

export { LEDGER } from './parts.ts'
export { TransactionsPage } from './TransactionsPage.tsx'
