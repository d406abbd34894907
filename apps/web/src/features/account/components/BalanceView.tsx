import type { Currency } from '@touchline/betting'
import type { Account } from '@touchline/contract'
import { Money } from '../../../ui/index.ts'
import { useActiveAccount } from '../use-account.ts'

/** The currency of an account, with the server's subunits. */
export function currencyOfAccount(account: Pick<Account, 'currency' | 'subunits'>): Currency {
  return { code: account.currency, subunits: account.subunits }
}

/** The balance available to bet in the chosen currency; nothing for a visitor. Updates live. */
export function BalanceView() {
  const account = useActiveAccount()
  if (account === null) return null
  return (
    <span data-balance={account.balance} data-currency={account.currency}>
      <Money subunits={account.balance} currency={currencyOfAccount(account)} />
    </span>
  )
}
