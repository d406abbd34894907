import { TIME, useFormat, useText } from '../../../i18n/index.ts'
import { Money } from '../../../ui/index.ts'
import { Card, Pending } from '../../profile/index.ts'
import styles from '../Cashier.module.css'
import { useCurrencyOf } from '../use-currency-of.ts'
import { useOutcomeText } from '../use-payment-alert.ts'
import { usePayments } from '../use-payments.ts'

const WHEN: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...TIME }

/** Deposits that were begun, what came of each, and why. */
export function DepositList({ playerId }: { playerId: number }) {
  const text = useText()
  const format = useFormat()
  const currencyOf = useCurrencyOf()
  const outcomeText = useOutcomeText()
  const { data, isError, refetch } = usePayments('getDeposits', playerId)
  if (data === undefined) return <Pending failed={isError} retry={() => void refetch()} block={160} />
  if (data.data.length === 0) return null
  return (
    <Card title={text('cashier.deposits')}>
      <ul className={styles.List}>
        {data.data.map((deposit) => (
          <li key={deposit.id} className={styles.Row} data-deposit={deposit.id} data-deposit-status={deposit.status}>
            <span>{text(`cashier.status.${deposit.status}`)}</span>
            <span className={styles.Sum}>
              <Money subunits={deposit.amount} currency={currencyOf(deposit.currency)} />
            </span>
            <small>
              <time dateTime={deposit.created_at}>{format.date(deposit.created_at, WHEN)}</time>
              {deposit.method !== null && (
                <>
                  {' '}
                  · {text(`cashier.method.${deposit.method.kind}`)} <bdi>{deposit.method.label}</bdi>
                </>
              )}
              {deposit.reason !== null && <> · {outcomeText(deposit)}</>}
              {deposit.passed_limit && <> · {text('cashier.passed_limit')}</>}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
