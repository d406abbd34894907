import { OPERATOR_STATUS } from '@touchline/contract/constants'
import { Button, Segmented } from '@touchline/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { focusWithin } from '../../../platform/input/focus.ts'
import { useSite } from '../../../site/index.ts'
import { Money } from '../../../ui/index.ts'
import { currencyOfAccount } from '../components/BalanceView.tsx'
import { useAccount } from '../service.ts'
import { displayName, type LoggedIn } from '../state/account-state.ts'
import styles from './AccountMenu.module.css'

function Way({ to, close, children }: { to: string; close: () => void; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={styles.Way} onClick={close}>
        {children}
      </Link>
    </li>
  )
}

/** Who is signed in, their accounts, what there is to see of the account, and the way out. */
export function AccountMenu({ auth, close }: { auth: LoggedIn; close: () => void }) {
  const text = useText()
  const hasLimits = useSite()?.features.responsibleGambling ?? true
  const account = useAccount()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => focusWithin(ref.current), [])
  const isOperator = auth.player.statuses.some(({ id }) => id === OPERATOR_STATUS)
  return (
    <div ref={ref} className={styles.Menu}>
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
      <ul className={styles.Ways}>
        <Way to="/bets" close={close}>
          {text('account.bets')}
        </Way>
        <Way to="/profile/wallet" close={close}>
          {text('cashier.wallet')}
        </Way>
        <Way to="/profile/wallet/deposit" close={close}>
          {text('cashier.deposit')}
        </Way>
        <Way to="/profile/wallet/withdraw" close={close}>
          {text('cashier.withdraw')}
        </Way>
        <Way to="/transactions" close={close}>
          {text('account.transactions')}
        </Way>
        {hasLimits && (
          <Way to="/limits" close={close}>
            {text('account.limits')}
          </Way>
        )}
        <Way to="/profile" close={close}>
          {text('account.details')}
        </Way>
        <Way to="/profile?part=security" close={close}>
          {text('account.security')}
        </Way>
        {isOperator && (
          <Way to="/editor" close={close}>
            {text('account.edit_site')}
          </Way>
        )}
      </ul>
      <Button
        variant="plain"
        className={styles.Out}
        onClick={() => {
          close()
          void account.signOut()
        }}
      >
        {text('account.sign_out')}
      </Button>
    </div>
  )
}
