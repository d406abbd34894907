import { useQueryClient } from '@tanstack/react-query'
import type { Cashier } from '@touchline/contract'
import { Button, Segmented } from '@touchline/ui'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Money, useMoney, useToasts } from '../../../ui/index.ts'
import { type LoggedIn, useAccount } from '../../account/index.ts'
import { playerKey } from '../../profile/index.ts'
import { AccountChoice } from '../AccountChoice.tsx'
import { AmountField } from '../AmountField.tsx'
import styles from '../Cashier.module.css'
import { useCurrencyOf } from '../use-currency-of.ts'
import { useMoneyRequest } from '../use-money-request.ts'

/** How much, and to which of what was paid with before. */
export function WithdrawForm({
  auth,
  cashier,
}: {
  auth: LoggedIn
  cashier: Pick<Cashier, 'methods' | 'held' | 'min_withdrawals'>
}) {
  const { methods, held = {}, min_withdrawals: least = {} } = cashier
  const text = useText()
  const money = useMoney()
  const toasts = useToasts()
  const client = useQueryClient()
  const currencyOf = useCurrencyOf()
  const { refreshAccounts } = useAccount()
  const [code, setCode] = useState(auth.currency)
  const [amount, setAmount] = useState(0)
  const [method, setMethod] = useState(String(methods[0]?.id))
  const [isAsked, setIsAsked] = useState(false)
  const balance = auth.accounts.find(({ currency }) => currency === code)?.balance ?? 0

  const min = least[code] ?? 1
  const heldHere = held[code] ?? 0

  function choose(next: string) {
    setCode(next)
    setAmount(0)
  }

  const { start, isBusy, problem } = useMoneyRequest('requestWithdrawal', (asked) => {
    void refreshAccounts()
    if (asked === null) return
    setAmount(0)
    setIsAsked(false)
    toasts.show({ kind: 'success', title: text('cashier.withdraw.asked') })
    void client.invalidateQueries({ queryKey: playerKey('getWithdrawals', auth.player.id) })
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (amount >= min && amount <= balance) start({ amount, currency: code, method_id: Number(method) })
  }
  return (
    <form className={styles.Form} onSubmit={submit} noValidate>
      <AccountChoice accounts={auth.accounts} code={code} onChange={choose} />
      <p className={styles.Lead}>
        {text('account.balance')} <Money subunits={balance} currency={currencyOf(code)} />
      </p>
      {heldHere > 0 && (
        <p className={styles.Lead} data-held={heldHere}>
          {text('cashier.withdraw.held', { held: money(heldHere, currencyOf(code)) })}
        </p>
      )}
      <AmountField
        amount={amount}
        currency={currencyOf(code)}
        min={min}
        max={Math.max(balance, min)}
        isAsked={isAsked}
        onChange={setAmount}
      />
      <Segmented
        label={text('cashier.withdraw.to')}
        look="stack"
        value={method}
        onChange={setMethod}
        items={methods.map(({ id, kind, label }) => ({
          value: String(id),
          label: (
            <span>
              {text(`cashier.method.${kind}`)} <bdi>{label}</bdi>
            </span>
          ),
        }))}
      />
      {problem !== null && (
        <p className={styles.Problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="go" size="large" aria-disabled={isBusy || undefined}>
        {text('cashier.withdraw.submit')}
      </Button>
    </form>
  )
}
