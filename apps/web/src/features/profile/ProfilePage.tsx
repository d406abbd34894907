import { Button, Skeleton } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import styles from './ProfilePage.module.css'
import { PasswordCard } from './password/PasswordCard.tsx'
import { PhoneCard } from './phone/PhoneCard.tsx'
import { SessionsCard } from './sessions/SessionsCard.tsx'

function Content() {
  const text = useText()
  const auth = useAuth()
  const account = useAccount()
  switch (auth.status) {
    case 'LOGGED_IN':
      return (
        <>
          <SessionsCard playerId={auth.player.id} />
          <PhoneCard playerId={auth.player.id} />
          <PasswordCard playerId={auth.player.id} />
        </>
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
      return (
        <>
          <Skeleton block={220} />
          <Skeleton block={220} />
        </>
      )
  }
}

/** The player's own account: where he is signed in, his phone number, his password. */
export function ProfilePage() {
  const text = useText()
  return (
    <div className={styles.ProfilePage}>
      <PageTitle title={text('profile.title')} />
      <Content />
    </div>
  )
}
