/** Transactions: what moved the player's money, as the ledger has it. */
export { TransactionsPage } from './TransactionsPage.tsx'
