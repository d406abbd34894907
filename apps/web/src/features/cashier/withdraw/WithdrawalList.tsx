import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@touchline/ui'
import { TIME, useFormat, useText } from '../../../i18n/index.ts'
import { Money } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import { Card, Pending, playerKey } from '../../profile/index.ts'
import styles from '../Cashier.module.css'
import { useAsking } from '../use-asking.ts'
import { useCurrencyOf } from '../use-currency-of.ts'
import { usePayments } from '../use-payments.ts'

const WHEN: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...TIME }

/** Withdrawals with their states; a waiting one can be cancelled. */
export function WithdrawalList({ playerId }: { playerId: number }) {
  const text = useText()
  const format = useFormat()
  const client = useQueryClient()
  const currencyOf = useCurrencyOf()
  const { http, refreshAccounts } = useAccount()
  const { ask, problem } = useAsking()
  const { data, isError, refetch } = usePayments('getWithdrawals', playerId)
  if (data === undefined) return <Pending failed={isError} retry={() => void refetch()} block={160} />
  if (data.data.length === 0) return null

  async function takeBack(id: number) {
    await ask(() => http.call('takeBackWithdrawal', { params: { id } }))
    await client.invalidateQueries({ queryKey: playerKey('getWithdrawals', playerId) })
    await refreshAccounts()
  }
  return (
    <Card title={text('cashier.withdrawals')}>
      {problem !== null && (
        <p className={styles.Problem} role="alert">
          {problem}
        </p>
      )}
      <ul className={styles.List}>
        {data.data.map(({ id, status, amount, currency, method, created_at }) => (
          <li key={id} className={styles.Row} data-withdrawal={id} data-withdrawal-status={status}>
            <span>{text(`cashier.withdrawal.${status}`)}</span>
            <span className={styles.Sum}>
              <Money subunits={amount} currency={currencyOf(currency)} />
            </span>
            <small>
              <time dateTime={created_at}>{format.date(created_at, WHEN)}</time> ·{' '}
              {text(`cashier.method.${method.kind}`)} <bdi>{method.label}</bdi>
            </small>
            {status === 'requested' && (
              <Button size="small" onClick={() => void takeBack(id)}>
                {text('cashier.withdraw.take_back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
