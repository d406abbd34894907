import { Button, Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import styles from './ProfilePage.module.css'
import { PROFILE_CARDS } from './parts.ts'

function Waiting() {
  return (
    <>
      <Skeleton block={220} />
      <Skeleton block={220} />
    </>
  )
}

function Content() {
  const text = useText()
  const auth = useAuth()
  const account = useAccount()
  switch (auth.status) {
    case 'LOGGED_IN':
      return (
        <Suspense fallback={<Waiting />}>
          <PROFILE_CARDS player={auth.player} />
        </Suspense>
      )
    case 'NOT_LOGGED_IN':
      return (
        <div className={styles.Visitor}>
          <p>{text('profile.visitor')}</p>
          <Button variant="go" onClick={() => account.openSignIn()}>
            {text('account.sign_in')}
          </Button>
        </div>
      )
    case 'UNKNOWN':
    case 'PENDING':
    case 'UNANSWERED':
      return <Waiting />
  }
}

/** The player's own account: where they are signed in, their phone number, their password. */
export function ProfilePage() {
  const text = useText()
  return (
    <div className={styles.ProfilePage}>
      <PageTitle title={text('profile.title')} />
      <Content />
    </div>
  )
}
