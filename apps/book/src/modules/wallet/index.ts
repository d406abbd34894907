/** Wallet: accounts, the double-entry ledger and its audit. Nothing else writes balances. */
export { auditLedger, type LedgerFinding } from './audit-ledger.ts'
export { type CurrencyRules, type CurrencyTable, loadCurrencies } from './currency-rules.ts'
export { type Deposit, deposit } from './deposit.ts'
export { listAccounts, type PlayerAccount } from './list-accounts.ts'
export { countMovements, listMovements, type Movement, type MovementFilter } from './list-movements.ts'
export { openAccount } from './open-account.ts'
export { refreshRates } from './refresh-rates.ts'
export { type RateChange, setRate } from './set-rate.ts'
