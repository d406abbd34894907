import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { useSite } from '../../../site/index.ts'
import { Figure, Figures } from '../../../ui/figures/Figures.tsx'
import { Money } from '../../../ui/index.ts'
import type { LoggedIn } from '../../account/index.ts'
import { Card } from '../../profile/index.ts'
import styles from '../Cashier.module.css'
import { Exchange } from './Exchange.tsx'
import { OpenAccount } from './OpenAccount.tsx'

const WAYS = [
  ['/profile/wallet/deposit', 'cashier.deposit'],
  ['/profile/wallet/withdraw', 'cashier.withdraw'],
  ['/profile/wallet/transactions', 'account.transactions'],
  ['/limits', 'account.limits'],
] as const

/** The page for a signed-in player. */
export function OwnWallet({ auth }: { auth: LoggedIn }) {
  const text = useText()
  const hasLimits = useSite()?.features.responsibleGambling ?? true
  return (
    <>
      <Card title={text('cashier.balances')}>
        <Figures>
          {auth.accounts.map(({ currency, balance, subunits }) => (
            <Figure key={currency} name={currency} data-account={currency} data-amount={balance}>
              <Money subunits={balance} currency={{ code: currency, subunits }} />
            </Figure>
          ))}
        </Figures>
        <ul className={styles.Ways}>
          {WAYS.filter(([to]) => hasLimits || to !== '/limits').map(([to, label]) => (
            <li key={to}>
              <Link to={to} className={styles.Way}>
                {text(label)}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {auth.accounts.length > 1 && <Exchange auth={auth} />}
      <OpenAccount auth={auth} />
    </>
  )
}
