import type { Account } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { Money } from '../../ui/index.ts'
import { currencyOfAccount } from '../account/index.ts'
import styles from './BalancesCard.module.css'
import { Card } from './Card.tsx'

/** What the player has, in each of their currencies. */
export function BalancesCard({ accounts }: { accounts: readonly Account[] }) {
  const text = useText()
  return (
    <Card title={text('cashier.balances')}>
      <dl className={styles.Balances}>
        {accounts.map((account) => (
          <div key={account.currency}>
            <dt>{account.currency}</dt>
            <dd>
              <Money subunits={account.balance} currency={currencyOfAccount(account)} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
