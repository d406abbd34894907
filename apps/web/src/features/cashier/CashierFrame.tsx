import { Button, Skeleton } from '@touchline/ui'
import { type ComponentType, Suspense } from 'react'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import { type LoggedIn, useAccount, useAuth } from '../account/index.ts'
import styles from './Cashier.module.css'

/** A page of the cashier: for players; visitors are asked to sign in. */
export function CashierFrame({ title, Own }: { title: string; Own: ComponentType<{ auth: LoggedIn }> }) {
  const text = useText()
  const auth = useAuth()
  const { openSignIn } = useAccount()
  return (
    <div className={styles.Page}>
      <PageTitle title={title} />
      {auth.status === 'LOGGED_IN' && (
        <>
          <p className={styles.Play}>{text('cashier.play_money')}</p>
          <Suspense fallback={<Skeleton block={320} />}>
            <Own auth={auth} />
          </Suspense>
        </>
      )}
      {auth.status === 'NOT_LOGGED_IN' && (
        <div className={styles.Visitor}>
          <p>{text('cashier.visitor')}</p>
          <Button variant="go" onClick={() => openSignIn()}>
            {text('account.sign_in')}
          </Button>
        </div>
      )}
      {auth.status !== 'LOGGED_IN' && auth.status !== 'NOT_LOGGED_IN' && <Skeleton block={320} />}
    </div>
  )
}
