import { Button, Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import { LEDGER } from './parts.ts'
import styles from './TransactionsPage.module.css'

function Content({ search }: { search: URLSearchParams }) {
  const text = useText()
  const auth = useAuth()
  const { openSignIn } = useAccount()
  if (auth.status === 'LOGGED_IN')
    return (
      <Suspense fallback={<Skeleton block={320} />}>
        <LEDGER search={search} auth={auth} />
      </Suspense>
    )
  if (auth.status !== 'NOT_LOGGED_IN') return <Skeleton block={320} />
  return (
    <div className={styles.Message}>
      <p>{text('transactions.visitor')}</p>
      <Button variant="go" onClick={() => openSignIn()}>
        {text('account.sign_in')}
      </Button>
    </div>
  )
}

/** What moved the player's money: balances, and every movement with the balance after it. */
export function TransactionsPage({ search }: { search: URLSearchParams }) {
  const text = useText()
  return (
    <div className={styles.TransactionsPage}>
      <PageTitle title={text('transactions.title')} />
      <Content search={search} />
    </div>
  )
}
