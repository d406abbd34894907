import { Button } from '@touchline/ui'
import { type ReactNode, Suspense } from 'react'
import { useText } from '../../../i18n/index.ts'
import { PageTitle } from '../../../ui/index.ts'
import { useAccount } from '../service.ts'
import type { LoggedIn } from '../state/account-state.ts'
import { useAuth } from '../use-account.ts'
import styles from './AccountFrame.module.css'
import type { AccountPage } from './account-pages.ts'
import { ACCOUNT_SIDE } from './parts.ts'

/** Describes the page to a visitor, and lets them sign in. */
export function SignInHere({ children }: { children: ReactNode }) {
  const text = useText()
  const { openSignIn } = useAccount()
  return (
    <div className={styles.Visitor}>
      <p role="status">{children}</p>
      <Button variant="go" onClick={() => openSignIn()}>
        {text('account.sign_in')}
      </Button>
    </div>
  )
}

/** A page of the account: title and content beside the list of account pages, or below a link to it on a phone. */
export function AccountFrame(props: {
  at: AccountPage
  title: string
  /** For visitors. */
  visitor: ReactNode
  /** In place of what is not loaded yet. */
  waiting: ReactNode
  children: (auth: LoggedIn) => ReactNode
}) {
  const { at, title, visitor, waiting, children } = props
  const auth = useAuth()
  const isVisitor = auth.status === 'NOT_LOGGED_IN'
  return (
    <div className={styles.Frame}>
      <div className={styles.Columns} data-alone={isVisitor || undefined} data-page={at}>
        {!isVisitor && (
          <div className={styles.Side}>
            {auth.status === 'LOGGED_IN' && (
              <Suspense>
                <ACCOUNT_SIDE auth={auth} at={at} />
              </Suspense>
            )}
          </div>
        )}
        <div className={styles.Content}>
          <PageTitle title={title} />
          {auth.status === 'LOGGED_IN' ? (
            <Suspense fallback={waiting}>{children(auth)}</Suspense>
          ) : isVisitor ? (
            visitor
          ) : (
            waiting
          )}
        </div>
      </div>
    </div>
  )
}
