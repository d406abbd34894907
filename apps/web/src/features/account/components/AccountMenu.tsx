import { OPERATOR_STATUS } from '@touchline/contract/constants'
import { Button, Popover, Segmented } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { Money } from '../../../ui/index.ts'
import { useAccount } from '../service.ts'
import { displayName } from '../state/account-state.ts'
import { useAuth } from '../use-account.ts'
import styles from './AccountMenu.module.css'
import { BalanceView, currencyOfAccount } from './BalanceView.tsx'

/** The balance as a button that opens who is signed in, his accounts and sign-out. Nothing for a visitor. */
export function AccountMenu({ showBalance }: { showBalance: boolean }) {
  const auth = useAuth()
  const account = useAccount()
  const text = useText()
  if (auth.status !== 'LOGGED_IN') return null
  const isOperator = auth.player.statuses.some(({ id }) => id === OPERATOR_STATUS)
  return (
    <Popover
      side="below"
      triggerClassName={styles.Trigger}
      trigger={
        <>
          <strong className={styles.Balance}>{showBalance ? <BalanceView /> : displayName(auth.player)}</strong>
          {showBalance && <span className={styles.Caption}>{text('account.balance')}</span>}
        </>
      }
    >
      {(close) => (
        <div className={styles.Menu}>
          <p className={styles.Name}>{displayName(auth.player)}</p>
          {auth.accounts.length > 1 && (
            <Segmented
              label={text('account.currency')}
              look="stack"
              value={auth.currency}
              onChange={account.chooseCurrency}
              items={auth.accounts.map((own) => ({
                value: own.currency,
                label: (
                  <span className={styles.Account}>
                    {own.currency}
                    <Money subunits={own.balance} currency={currencyOfAccount(own)} />
                  </span>
                ),
              }))}
            />
          )}
          <Link to="/bets" className={styles.Profile} onClick={close}>
            {text('account.bets')}
          </Link>
          <Link to="/transactions" className={styles.Profile} onClick={close}>
            {text('account.transactions')}
          </Link>
          <Link to="/limits" className={styles.Profile} onClick={close}>
            {text('account.limits')}
          </Link>
          <Link to="/profile" className={styles.Profile} onClick={close}>
            {text('account.profile')}
          </Link>
          {isOperator && (
            <Link to="/editor" className={styles.Profile} onClick={close}>
              {text('account.edit_site')}
            </Link>
          )}
          <Button
            onClick={() => {
              close()
              void account.signOut()
            }}
          >
            {text('account.sign_out')}
          </Button>
        </div>
      )}
    </Popover>
  )
}
