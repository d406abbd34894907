import { Button, MenuChoice } from '@touchline/ui'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useMoney, useToasts } from '../../../ui/index.ts'
import { type LoggedIn, useAccount } from '../../account/index.ts'
import { Card } from '../../profile/index.ts'
import { AmountField } from '../AmountField.tsx'
import styles from '../Cashier.module.css'
import { useCurrencyOf } from '../use-currency-of.ts'
import { useMoneyRequest } from '../use-money-request.ts'
import { QuoteTerms } from './QuoteTerms.tsx'
import { useQuote } from './use-quote.ts'

/** Changes money between accounts of the player's own, by the offer that is shown or not at all. */
export function Exchange({ auth }: { auth: LoggedIn }) {
  const text = useText()
  const money = useMoney()
  const toasts = useToasts()
  const { refreshAccounts } = useAccount()
  const currencyOf = useCurrencyOf()
  const codes = auth.accounts.map(({ currency }) => currency)
  const [from, setFrom] = useState(auth.currency)
  const others = codes.filter((code) => code !== from)
  const [wanted, setTo] = useState('')
  const to = others.includes(wanted) ? wanted : (others[0] ?? '')
  const [amount, setAmount] = useState(0)
  const [isAsked, setIsAsked] = useState(false)
  const balance = auth.accounts.find(({ currency }) => currency === from)?.balance ?? 0
  const quoted = useQuote({ from, to, amount: amount <= balance ? amount : 0 })

  const { start, isBusy, problem } = useMoneyRequest('exchangeMoney', (done, asked) => {
    if (done === null) return quoted.renew()
    setAmount(0)
    setIsAsked(false)
    const given = money(asked.amount, currencyOf(asked.from))
    const got = money(done.data.received, currencyOf(asked.to))
    toasts.show({ kind: 'success', title: text('cashier.exchange.done', { given, got }) })
    void refreshAccounts()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (amount < 1 || amount > balance || quoted.quote === null) return
    start({ from, to, amount, expected: quoted.quote.received, quote_id: quoted.quote.id })
  }
  const choice = (label: string, value: string, items: readonly string[], onChange: (code: string) => void) => (
    <div className={styles.Choice}>
      <span aria-hidden>{label}</span>
      <MenuChoice
        label={label}
        value={value}
        onChange={onChange}
        items={items.map((code) => ({ value: code, label: code }))}
      />
    </div>
  )
  return (
    <Card title={text('cashier.exchange')}>
      <form className={styles.Form} onSubmit={submit} noValidate>
        <div className={styles.Pair}>
          {choice(text('cashier.exchange.from'), from, codes, (code) => {
            setFrom(code)
            setAmount(0)
          })}
          {choice(text('cashier.exchange.to'), to, others, setTo)}
        </div>
        <AmountField
          amount={amount}
          currency={currencyOf(from)}
          min={1}
          max={Math.max(balance, 1)}
          isAsked={isAsked}
          onChange={setAmount}
        />
        <QuoteTerms quoted={quoted} />
        {problem !== null && (
          <p className={styles.Problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variant="go" aria-disabled={isBusy || undefined}>
          {text('cashier.exchange.submit')}
        </Button>
      </form>
    </Card>
  )
}
