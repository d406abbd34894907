/** Wallet: accounts, the double-entry ledger and its audit. Nothing else writes balances. */
import type { BookModule } from '../../kernel/module.ts'
import { createCollectDebts } from './collect-debts.ts'
import { type CurrencyTable, loadCurrencies } from './currency-rules.ts'
import { WALLET_MEASURES } from './measures.ts'
import type { WalletPorts } from './ports.ts'
import { createRateRefresh } from './rate-refresh.ts'
import { refreshRates } from './refresh-rates.ts'

export { wasInForce } from './audit-debts.ts'
export { auditLedger, inSnapshot, LEDGER_RULES, ledgerFaults } from './audit-ledger.ts'
export { type CurrencyRules, type CurrencyTable, loadCurrencies } from './currency-rules.ts'
export { type Deposit, deposit } from './deposit.ts'
export { type HostAccount, hasHostAccount, openHostAccount } from './host-accounts.ts'
export { listAccounts, type PlayerAccount } from './list-accounts.ts'
export { countMovements, listMovements, type Movement, type MovementFilter } from './list-movements.ts'
export { openAccount } from './open-account.ts'
export { type Debt, debtRefusal, holdForDebt, openDebts } from './open-debts.ts'
export { refreshRates } from './refresh-rates.ts'
export { type CurrencyTerms, setCurrencyTerms } from './set-currency-terms.ts'
export { type RateChange, setRate } from './set-rate.ts'
export { type Withdrawal, type WithdrawalOutcome, withdraw } from './withdraw.ts'

export interface Wallet extends BookModule {
  /** Currencies with their rates and limits; rates change while the book runs. */
  readonly currencies: CurrencyTable
  /** Takes up the stored rates now. */
  refresh(): Promise<void>
}

/** @param own the database for what the holder of settlement alone does */
export async function createWallet(ports: WalletPorts, own: Pick<WalletPorts, 'db'>): Promise<Wallet> {
  const currencies = await loadCurrencies(ports.db, ports.clock.now())
  return {
    currencies,
    refresh: () => refreshRates(ports.db, currencies, ports.clock.now()),
    handlers: {},
    measures: WALLET_MEASURES,
    services: { every: [createRateRefresh(ports, currencies)], settlement: [createCollectDebts({ ...ports, ...own })] },
  }
}
