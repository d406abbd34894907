import { Skeleton } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { AccountFrame, SignInHere } from '../account/index.ts'
import { LEDGER } from './parts.ts'

/** What moved the player's money: balances, and every movement with the balance after it. */
export function TransactionsPage({ search }: { search: URLSearchParams }) {
  const text = useText()
  return (
    <AccountFrame
      at="transactions"
      title={text('transactions.title')}
      waiting={<Skeleton block={320} />}
      visitor={<SignInHere>{text('transactions.visitor')}</SignInHere>}
    >
      {(auth) => <LEDGER search={search} auth={auth} />}
    </AccountFrame>
  )
}
