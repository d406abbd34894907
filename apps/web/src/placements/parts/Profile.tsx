import { Button } from '@touchline/ui'
import { AccountButton, useAccount, useAuth } from '../../features/account/index.ts'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { withTracking } from '../../platform/third-party/tracking.ts'
import { useLabel, useSite } from '../../site/index.ts'
import type { AroundView } from '../view.ts'
import styles from './Profile.module.css'

/** Shown when a player is signed in and the server cannot tell who: never a way to sign in. */
function Unanswered() {
  const text = useText()
  const { openSignIn } = useAccount()
  return (
    <span className={styles.Unanswered} role="status">
      <span>{text('account.unanswered')}</span>
      <Button size="small" onClick={() => openSignIn()}>
        {text('shell.retry')}
      </Button>
    </span>
  )
}

/** To where money is paid in on the operator's platform. */
function Deposit() {
  const text = useText()
  const label = useLabel('deposit', text('shell.help.deposit'))
  const href = useSite()?.helpLinks.deposit
  if (!href) return null
  return (
    <Link
      to={href}
      className={`${styles.SignIn} ${styles.Deposit}`}
      title={label}
      onClick={({ currentTarget }) => {
        currentTarget.href = withTracking(href)
      }}
    >
      {label}
    </Link>
  )
}

/** The player with their balance, or the buttons for signing in. */
export function Profile({ props: { showBalance, showDeposit, showSignUp } }: AroundView<'profile'>) {
  const text = useText()
  const { openSignIn } = useAccount()
  const { status } = useAuth()
  const signIn = useLabel('signIn', text('account.sign_in'))
  const signUp = useLabel('signUp', text('account.sign_up'))
  if (status === 'LOGGED_IN')
    return (
      <>
        {showDeposit && <Deposit />}
        <AccountButton showBalance={showBalance} />
      </>
    )
  if (status === 'UNANSWERED') return <Unanswered />
  return (
    <>
      <button
        type="button"
        className={showSignUp ? `${styles.SignIn} ${styles.Quiet}` : styles.SignIn}
        title={signIn}
        onClick={() => openSignIn()}
        data-pending={status !== 'NOT_LOGGED_IN'}
      >
        {signIn}
      </button>
      {showSignUp && (
        <Link to="/users/sign-up" className={styles.SignIn} title={signUp}>
          {signUp}
        </Link>
      )}
    </>
  )
}
