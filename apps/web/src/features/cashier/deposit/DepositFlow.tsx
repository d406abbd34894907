import type { Deposit } from '@touchline/contract'
import type { PaymentKind } from '@touchline/contract/constants'
import { ERRORS } from '@touchline/contract/error-codes'
import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import type { LoggedIn } from '../../account/index.ts'
import { Pending, usePlayerCall } from '../../profile/index.ts'
import styles from '../Cashier.module.css'
import { usePaymentAlert } from '../use-payment-alert.ts'
import { AmountForm } from './AmountForm.tsx'
import { MissingFields } from './MissingFields.tsx'
import { Outcome } from './Outcome.tsx'
import { Payment } from './Payment.tsx'
import { useDeposit } from './use-deposit.ts'

interface Props {
  readonly auth: LoggedIn
  /** The amount in subunits; null: the player enters it. */
  readonly amount: number | null
  readonly currency: string
  /** Where the provider's page opens: `here` stays in this page under every setting. */
  readonly where: 'default' | 'here'
  /** What follows once the money is there; absent: nothing but saying so. */
  readonly onPaid?: (() => void) | undefined
}

/** A deposit: missing details first, the amount, the provider's page, and the result. */
export function DepositFlow({ auth, amount, currency, where, onPaid }: Props) {
  const text = useText()
  const playerId = auth.player.id
  const { data, isError, refetch } = usePlayerCall('getCashier', playerId)
  const { course, begin, end, again, isBusy, problem, code } = useDeposit(playerId)
  const alert = usePaymentAlert()
  if (data === undefined) return <Pending failed={isError} retry={() => void refetch()} block={200} />
  const cashier = data.data
  if (!cashier.open) return <p role="status">{text('cashier.closed')}</p>
  if (cashier.missing_fields.length > 0)
    return <MissingFields fields={cashier.missing_fields} onDone={() => void refetch()} />
  const kind: PaymentKind = where === 'here' && cashier.kind === 'page' ? 'iframe' : cashier.kind

  function over(deposit: Deposit) {
    alert(deposit)
    end(deposit)
    if (deposit.status === 'succeeded') onPaid?.()
  }
  switch (course.kind) {
    case 'asking':
      return (
        <AmountForm
          auth={auth}
          amount={amount}
          currency={currency}
          limits={cashier.deposit_limits}
          isBusy={isBusy}
          problem={problem}
          isAboutLimits={code === ERRORS.deposit_limit_needed.code || code === ERRORS.deposit_limit_reached.code}
          onSubmit={(wanted, account) => begin(wanted, account, kind)}
        />
      )
    case 'paying':
      return <Payment deposit={course.deposit} scriptUrl={cashier.script_url} onOver={over} />
    case 'over':
      return (
        <div className={styles.Outcome}>
          <Outcome deposit={course.deposit} />
          <Button onClick={again}>{text('cashier.again')}</Button>
        </div>
      )
  }
}
