import { Popover, Skeleton } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { lazyComponent } from '../../../ui/index.ts'
import { displayName } from '../state/account-state.ts'
import { useAuth } from '../use-account.ts'
import styles from './AccountButton.module.css'
import { BalanceView } from './BalanceView.tsx'

const AccountMenu = lazyComponent(() => import('../lazy/AccountMenu.tsx'), 'AccountMenu', ['profile'])

/** The balance as a button that opens the menu of the account, which is loaded as soon as it is pointed at. */
export function AccountButton({ showBalance }: { showBalance: boolean }) {
  const auth = useAuth()
  const text = useText()
  const [isMeant, setMeant] = useState(false)
  if (auth.status !== 'LOGGED_IN') return null
  const mean = () => setMeant(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only fetches what the button in it opens.
    <span onPointerEnter={mean} onFocus={mean}>
      <Popover
        side="below"
        triggerClassName={styles.Trigger}
        trigger={
          <>
            <strong className={styles.Balance}>{showBalance ? <BalanceView /> : displayName(auth.player)}</strong>
            <span className={styles.Under}>
              {showBalance && <span className={styles.Caption}>{text('account.balance')}</span>}
              {/* Written from outside, where the server's response about play is: it is on every page. */}
              <span className={styles.Times}>
                <time data-time-of-day="" />
                <span className={styles.Word}>{text('account.played')}</span>
                <b data-time-played="" />
              </span>
            </span>
          </>
        }
      >
        {(close) =>
          isMeant && (
            <Suspense fallback={<Skeleton block={240} inline="220px" />}>
              <AccountMenu auth={auth} close={close} />
            </Suspense>
          )
        }
      </Popover>
    </span>
  )
}
