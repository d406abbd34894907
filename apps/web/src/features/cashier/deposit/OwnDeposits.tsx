import { useText } from '../../../i18n/index.ts'
import type { LoggedIn } from '../../account/index.ts'
import { Card } from '../../profile/index.ts'
import { DepositFlow } from './DepositFlow.tsx'
import { DepositList } from './DepositList.tsx'

/** What the page shows to somebody who is signed in. */
export function OwnDeposits({ auth }: { auth: LoggedIn }) {
  const text = useText()
  return (
    <>
      <Card title={text('cashier.deposit.how_much')}>
        <DepositFlow auth={auth} amount={null} currency={auth.currency} where="usual" />
      </Card>
      <DepositList playerId={auth.player.id} />
    </>
  )
}
