import { Button, Popover, Segmented } from '@touchline/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../../navigation/index.ts'
import { Money } from '../money/Money.tsx'
import { chooseCurrency, signOut } from '../runtime.ts'
import { displayName } from '../state/account-state.ts'
import { useAuth } from '../use-account.ts'
import styles from './AccountMenu.module.css'
import { BalanceView, currencyOfAccount } from './BalanceView.tsx'

/** The balance as a button that opens who is signed in, his accounts and sign-out. Nothing for a visitor. */
export function AccountMenu() {
  const auth = useAuth()
  const intl = useIntl()
  if (auth.status !== 'LOGGED_IN') return null
  return (
    <Popover
      side="below"
      triggerClassName={styles.Trigger}
      trigger={
        <>
          <strong className={styles.Balance}>
            <BalanceView />
          </strong>
          <span className={styles.Caption}>
            <FormattedMessage id="account.balance" />
          </span>
        </>
      }
    >
      {(close) => (
        <div className={styles.Menu}>
          <p className={styles.Name}>{displayName(auth.player)}</p>
          {auth.accounts.length > 1 && (
            <Segmented
              label={intl.formatMessage({ id: 'account.currency' })}
              look="stack"
              value={auth.currency}
              onChange={chooseCurrency}
              items={auth.accounts.map((account) => ({
                value: account.currency,
                label: (
                  <span className={styles.Account}>
                    {account.currency}
                    <Money subunits={account.balance} currency={currencyOfAccount(account)} />
                  </span>
                ),
              }))}
            />
          )}
          <Link to="/profile" className={styles.Profile} onClick={close}>
            <FormattedMessage id="account.profile" />
          </Link>
          <Button
            onClick={() => {
              close()
              void signOut()
            }}
          >
            <FormattedMessage id="account.sign_out" />
          </Button>
        </div>
      )}
    </Popover>
  )
}
