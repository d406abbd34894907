import { useEffect } from 'react'
import { useDialogs } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { whenNotTyping } from '../../../platform/input/when-not-typing.ts'
import { useMoney } from '../../../ui/index.ts'
import type { LoggedIn } from '../../account/index.ts'
import { Card, Pending, usePlayerCall } from '../../profile/index.ts'
import styles from '../Cashier.module.css'
import { useCurrencyOf } from '../use-currency-of.ts'
import { WithdrawalList } from './WithdrawalList.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Opens the form for the missing personal details once; it can be closed (PLAYER-02). */
function useMissedFields({ player }: LoggedIn): void {
  const dialogs = useDialogs()
  const isUnknown = player.auth_fields_missed.some((field) => field !== 'auth_phone_number')
  useEffect(() => {
    return isUnknown ? whenNotTyping(() => dialogs.open('missed-auth-fields', {})) : undefined
  }, [isUnknown, dialogs])
}

function Form({ auth }: { auth: LoggedIn }) {
  const text = useText()
  const money = useMoney()
  const currencyOf = useCurrencyOf()
  useMissedFields(auth)
  const { data, isError, refetch } = usePlayerCall('getCashier', auth.player.id)
  if (data === undefined) return <Pending failed={isError} retry={() => void refetch()} block={200} />
  const { methods, owed = {} } = data.data
  const debts = Object.entries(owed).map(([code, amount]) => money(amount, currencyOf(code)))
  if (debts.length > 0)
    return (
      <p className={styles.Problem} data-owed="">
        {text('cashier.withdraw.owed', { owed: debts.join(' + ') })}
      </p>
    )
  if (methods.length > 0) return <WithdrawForm auth={auth} cashier={data.data} />
  return (
    <>
      <p className={styles.Lead}>{text('cashier.withdraw.no_method')}</p>
      <Link to="/profile/wallet/deposit">{text('cashier.deposit')}</Link>
    </>
  )
}

/** The page for a signed-in player. */
export function OwnWithdrawals({ auth }: { auth: LoggedIn }) {
  const text = useText()
  return (
    <>
      <Card title={text('cashier.withdraw.how_much')}>
        <Form auth={auth} />
      </Card>
      <WithdrawalList playerId={auth.player.id} />
    </>
  )
}
