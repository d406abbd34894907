import { useText } from '../../../i18n/index.ts'
import type { LoggedIn } from '../../account/index.ts'
import { Card } from '../../profile/index.ts'
import { DepositFlow } from './DepositFlow.tsx'
import { DepositList } from './DepositList.tsx'

/** The page for a signed-in player. */
export function OwnDeposits({ auth }: { auth: LoggedIn }) {
  const text = useText()
  return (
    <>
      <Card title={text('cashier.deposit.how_much')}>
        <DepositFlow auth={auth} amount={null} currency={auth.currency} where="default" />
      </Card>
      <DepositList playerId={auth.player.id} />
    </>
  )
}
