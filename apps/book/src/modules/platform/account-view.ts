import type { Account } from '@touchline/contract'
import type { CurrencyTable, PlayerAccount } from '../wallet/index.ts'

/** An account as the wire shows it to its owner. */
export function accountView({ currency, balance }: PlayerAccount, currencies: CurrencyTable): Account {
  const rules = currencies.get(currency)
  return {
    currency,
    balance: Number(balance),
    subunits: rules?.currency.subunits ?? 1,
    active: true,
    fiat: rules?.isFiat ?? true,
  }
}
